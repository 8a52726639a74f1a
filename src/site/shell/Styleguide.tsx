// First, because it declares the order of the cascade layers.
import '../../styles/index.css';
import '../../ui/layout/lists.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { useMotion } from '../../lib/hooks/useMotion';
import { useSteps } from '../../lib/hooks/useRotation';
import { loadText } from '../../lib/i18n/loadText';
import { Button } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { Menu } from '../../ui/actions/Menu';
import { RotatorControls } from '../../ui/actions/RotatorControls';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { Loading } from '../../ui/feedback/Loading';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { Checklist } from '../../ui/forms/Checklist';
import { Field } from '../../ui/forms/Field';
import { SearchBox } from '../../ui/forms/SearchBox';
import { Illustration } from '../../ui/layout/Illustration';
import { Pairs } from '../../ui/layout/Pairs';
import { PictureCards } from '../../ui/layout/PictureCards';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { Contents } from '../../ui/navigation/Contents';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { FilterLinks } from '../../ui/navigation/FilterLinks';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { Pagination } from '../../ui/navigation/Pagination';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { LanguageMark } from '../../ui/text/LanguageMark';
import { Steps } from '../../ui/text/Steps';
import { Table } from '../../ui/text/Table';

function FailingPart(): ReactNode {
  throw new Error('Shown by the style guide.');
}

function Rotating() {
  const motion = useMotion();
  return <RotatorControls what="news" motion={motion} steps={useSteps(3, 9_000, false)} />;
}

/** Renders a button that mounts what `children` returns, until that calls `close`. */
function DialogButton({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

/** Each component of `src/ui`, by its name. */
const parts: Record<string, ReactNode> = {
  AppLink: <AppLink to="/consular">Consular services</AppLink>,
  AutoLink: <AutoLink text="Call +7 495 637 21 86 or write to consular@example.org." />,
  Button: <Button>Save</Button>,
  Checklist: <Checklist list="guide" labelledBy="Checklist" items={{ a: 'A photograph' }} />,
  ConfirmDialog: (
    <DialogButton>
      {(close) => (
        <ConfirmDialog
          title="Delete it?"
          confirm="Delete"
          cancel="Keep"
          onConfirm={close}
          onCancel={close}
        >
          <p>It stays in the bin for 30 days.</p>
        </ConfirmDialog>
      )}
    </DialogButton>
  ),
  Contents: <Contents sections={{ Contents: 'Contents', Steps: 'Steps' }} open={false} />,
  CopyButton: <CopyButton text={() => 'Text'}>Copy</CopyButton>,
  Dialog: (
    <DialogButton>
      {(close) => (
        <Dialog title="Earlier version" onClose={close}>
          Text.
        </Dialog>
      )}
    </DialogButton>
  ),
  ErrorBoundary: (
    <ErrorBoundary fallback="It failed.">
      <FailingPart />
    </ErrorBoundary>
  ),
  ExternalLink: <ExternalLink href="https://www.mfa.go.ke">Ministry</ExternalLink>,
  Field: (
    <Field name="name" label="Name" hint="As in the passport." error="Enter the name.">
      {(control) => <input {...control} />}
    </Field>
  ),
  FilterLinks: <FilterLinks links={[{ to: '/news', name: 'All', note: '12', isCurrent: false }]} />,
  Illustration: <Illustration name="mount-kenya" />,
  LanguageMark: <LanguageMark language="ru" />,
  LanguageSwitch: <LanguageSwitch />,
  Loading: <Loading>Loading the news.</Loading>,
  Menu: <Menu label="Menu">{() => <li>Item</li>}</Menu>,
  Note: <Note kind="warning">Book the flight after the visa has come.</Note>,
  Pagination: <Pagination page={2} pages={9} href={(page) => `/news/page/${page}`} />,
  Pairs: <Pairs pairs={[{ key: 'cost', label: 'Cost', value: 'No fee' }]} />,
  PictureCards: (
    <PictureCards
      level={3}
      cards={[{ to: '/explore', title: 'Kenya', scene: 'mount-kenya', children: <p>A line.</p> }]}
    />
  ),
  RotatorControls: <Rotating />,
  RowBoundary: <RowBoundary name="Visa rules">{() => <FailingPart />}</RowBoundary>,
  'Rows, Row': (
    <Rows>
      <Row title="Passports" to="/consular" aside="No fee" />
    </Rows>
  ),
  SearchBox: <SearchBox label="Search" value="" onSearch={() => undefined} />,
  SkipLink: <SkipLink />,
  Steps: <Steps steps={[{ key: 'apply', text: 'Apply.' }]} />,
  Table: (
    <Table>
      <tbody>
        <tr>
          <td>Passport</td>
        </tr>
      </tbody>
    </Table>
  ),
};
await loadText('en');
createRoot(document.getElementById('root') ?? document.body).render(
  <BrowserRouter>
    <main id="content" className="container stack gap-5">
      <h1>Style guide</h1>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name} className="stack">
          <h2 id={name}>{name}</h2>
          <div>{part}</div>
        </section>
      ))}
    </main>
  </BrowserRouter>,
);

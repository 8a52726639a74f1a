import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { queryFnOf } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { rememberedUser } from '../../data/auth/rememberedSession';
import { copiesOf, type WorkingCopy } from '../../data/workingCopies/workingCopies';
import { ComparisonDialog } from '../../history/versions/ComparisonDialog';
import { Differences, toDiffs } from '../../history/versions/Differences';
import { useFieldTexts } from '../../history/versions/useFieldTexts';
import { usePersonName } from '../../people/usePeople';
import { useItemFormState } from '../form/useItemForm';
import styles from './CopyBars.module.css';

export function CopyBars() {
  const { t } = useTranslation('admin');
  const { start, replaced, status } = useItemFormState().autosave;
  const isConflict = status.state === 'otherDevice';
  const { others } = start;
  const ref = useRef<HTMLElement>(null);
  // A reload restores the scroll position, and a conflict can appear while the person types further down.
  useEffect(() => {
    if (start.isCopy || isConflict) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [start, isConflict]);
  if (!start.isCopy && !replaced && !isConflict && others.length === 0) return null;
  return (
    <section ref={ref} aria-label={t('autosave.region')} className={`stack gap-2 ${styles.bars}`}>
      {isConflict ? <OtherDeviceBar /> : <OwnCopyBar />}
      {others.map((copy) => (
        <ColleagueBar key={copy.authorId} copy={copy} />
      ))}
    </section>
  );
}

const REPLACED = {
  discarded: 'autosave.discarded',
  restored: 'autosave.restored',
  adopted: 'autosave.adopted',
  otherDevice: 'autosave.elsewhere',
  undone: 'autosave.undone',
} as const;

function OwnCopyBar() {
  const { item, autosave } = useItemFormState();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { start, replaced, hasUnpublished, discardChanges } = autosave;
  const undoRef = useRef<HTMLButtonElement>(null);
  const by = replaced?.by;
  // Because the button that replaced the text has unmounted, or its dialog has closed.
  useEffect(() => {
    if (by) undoRef.current?.focus();
  }, [by]);
  if (!replaced && !start.isCopy) return null;
  const at = replaced ? replaced.at : start.mine?.at;
  const date = at && formatDateTime(at, language);
  const missing = replaced ? 0 : start.shown.missingFiles.length;
  const opened = item ? 'autosave.mine' : 'autosave.started';
  return (
    <Callout kind="note">
      <p>{t(by ? REPLACED[by] : opened, { date })}</p>
      {start.isOutdated && !replaced && <p>{t('autosave.outdated')}</p>}
      {missing > 0 && <p>{t('autosave.missing', { count: missing })}</p>}
      <div className="cluster gap-3">
        {replaced && (
          <Button ref={undoRef} variant="secondary" onClick={replaced.undo}>
            {t('autosave.undo')}
          </Button>
        )}
        {hasUnpublished && (
          <Button variant="tertiary" onClick={discardChanges}>
            {t('autosave.discard')}
          </Button>
        )}
      </div>
    </Callout>
  );
}

/**
 * Choice between the text of the form and the working copy that another device or tab of the same
 * person has stored since. Either choice can be undone: the form holds the other text.
 */
function OtherDeviceBar() {
  const { kind, autosave, itemId } = useItemFormState();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: copies, error } = useQuery({
    queryKey: ['admin', 'copies', 'own', itemId],
    queryFn: queryFnOf((signal) => copiesOf({ itemType: kind, itemId }, signal)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const other = copies?.find(({ authorId }) => authorId === rememberedUser());
  const showOther = (copy: WorkingCopy) => {
    autosave.fill(autosave.snapshotOf(copy), 'otherDevice', copy.savedAt);
    autosave.rebase(copy);
  };
  const date = other && formatDateTime(other.savedAt, language);
  return (
    <Callout kind="warning" live>
      {copies && <p>{t(other ? 'autosave.conflict' : 'autosave.conflictGone', { date })}</p>}
      <ErrorCallout error={error} />
      {copies && (
        <div className="cluster gap-3">
          <Button variant="secondary" onClick={() => autosave.rebase(other ?? null)}>
            {t('autosave.keepMine')}
          </Button>
          {other && (
            <Button variant="secondary" onClick={() => showOther(other)}>
              {t('autosave.useOther')}
            </Button>
          )}
        </div>
      )}
    </Callout>
  );
}

interface ColleagueBarProps {
  copy: WorkingCopy;
}

/**
 * A colleague has unpublished changes: compares them, and fills the form with them. The colleague's
 * working copy stays.
 */
function ColleagueBar({ copy }: ColleagueBarProps) {
  const { item, autosave } = useItemFormState();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const [isOpen, setIsOpen] = useState(false);
  const name = copy.authorName ? personName(copy.authorName) : t('autosave.unnamed');
  const adopt = () => {
    setIsOpen(false);
    autosave.fill(autosave.snapshotOf(copy), 'adopted', copy.savedAt);
  };
  const isNew = !item;
  const adoptButton = (
    <Button variant="secondary" onClick={adopt}>
      {t(isNew ? 'autosave.adoptStarted' : 'autosave.adopt')}
    </Button>
  );
  const details = { name, date: formatDateTime(copy.savedAt, language) };
  return (
    <Callout kind="note">
      <p>{t(isNew ? 'autosave.colleagueStarted' : 'autosave.colleague', details)}</p>
      <div className="cluster gap-3">
        {!isNew && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('autosave.look')}
          </Button>
        )}
        {adoptButton}
      </div>
      {isOpen && (
        <ComparisonDialog
          title={t('autosave.lookTitle')}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              {adoptButton}
              <Button variant="tertiary" onClick={() => setIsOpen(false)}>
                {t('autosave.lookBack')}
              </Button>
            </>
          }
        >
          <CopyDifferences copy={copy} />
          <p>{t('autosave.lookLead')}</p>
        </ComparisonDialog>
      )}
    </Callout>
  );
}

function CopyDifferences({ copy }: ColleagueBarProps) {
  const { t } = useTranslation('admin');
  const { kind, form, autosave, editOf } = useItemFormState();
  const textsOf = useFieldTexts(kind);
  const names = {
    mine: t('autosave.lookTheirs'),
    theirs: t('autosave.lookMine'),
    same: t('conflict.same'),
  };
  const mine = textsOf(editOf(form.getValues()));
  const theirs = textsOf(editOf(autosave.snapshotOf(copy).values));
  return <Differences replaces diffs={toDiffs(theirs, mine)} names={names} />;
}

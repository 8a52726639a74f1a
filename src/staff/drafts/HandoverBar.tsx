import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Note } from '../../ui/feedback/Note';
import { useReauthentication } from '../account/session/useReauthentication';
import { useCan } from '../account/session/useStaffMember';
import { type DraftSummary, giveBack, isOwn } from '../api/drafts';
import { invalidateItems } from '../items/itemCache';
import { ErrorNote } from '../parts/ErrorNote';
import { useNotify } from '../parts/NotificationProvider';
import { usePersonName } from '../people/usePeople';
import { NoteField, useNote } from './NoteField';
import { HandoverNote, NoteText, refetchDrafts, useTakeBack } from './useDrafts';

interface Props {
  handover: DraftSummary;
}

interface BarProps extends Props {
  /** Buttons of an admin before “Send back”. */
  actions?: ReactNode;
  /** The difference that the draft makes. */
  children?: ReactNode;
}

/**
 * Says what the signed-in person has handed over and how it was answered, or, to an admin, that a
 * writer's draft waits.
 */
export function HandoverBar({ handover, actions, children }: BarProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const takeBack = useTakeBack(useLocation().pathname);
  const { state, authorName, handedOverAt } = handover;
  const name = personName(authorName);
  const date = handedOverAt ? formatDateTime(handedOverAt, language) : '';
  if (!isOwn(handover)) {
    return (
      <Note kind="plain">
        <p>
          {t('handover.draft', { name, date })}
          <NoteText handover={handover} />
        </p>
        {children}
        <div className="cluster gap-3">
          {actions}
          <AnswerButton handover={handover} />
        </div>
      </Note>
    );
  }
  return (
    <Note kind={state === 'waiting' || state === 'published' ? 'plain' : 'warning'}>
      <p>
        <HandoverNote handover={handover} />
      </p>
      {children}
      {state !== 'returned' && (
        <Button variant="secondary" onClick={() => takeBack(handover, '')}>
          {t(state === 'waiting' ? 'handover.takeBack' : 'handover.read')}
        </Button>
      )}
    </Note>
  );
}

/** Renders the button with which an admin returns a handover with a note; nothing for a writer. */
function AnswerButton({ handover }: Props) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const mayReview = useCan()('review');
  return (
    mayReview && (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('handover.answer')}
        </Button>
        {isOpen && <AnswerDialog handover={handover} onClose={() => setIsOpen(false)} />}
      </>
    )
  );
}

/**
 * Asks for the note, returns the handover and goes to the dashboard. Local storage keeps the note
 * until it is sent.
 */
function AnswerDialog({ handover, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const navigate = useNavigate();
  const note = useNote(`embassy-note:${handover.id}`);
  const withSignIn = useReauthentication();
  const answering = useMutation({
    mutationFn: async () => unwrap(await withSignIn(() => giveBack(handover, note.text))),
    onSuccess: () => {
      note.change('');
      void (handover.kind === 'facts' ? refetchDrafts() : invalidateItems(handover.kind));
      notify('/admin/dashboard', <p>{t('handover.answered')}</p>);
      void navigate('/admin/dashboard');
    },
  });
  const sendBack = () => {
    if (note.isEmpty) note.ask();
    else answering.mutate();
  };
  return (
    <Dialog title={t('handover.return')} onClose={onClose}>
      <div className="stack">
        <NoteField
          note={note}
          label={t('handover.noteLabel')}
          hint={t('handover.noteHint')}
          empty={t('handover.noteEmpty')}
        />
        <ErrorNote error={answering.error} />
        <div className="cluster gap-3">
          <Button busy={answering.isPending} onClick={sendBack}>
            {t('handover.return')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('handover.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

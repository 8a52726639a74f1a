import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
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
 * colleague has unpublished changes, which may wait for review.
 */
export function HandoverBar({ handover, actions, children }: BarProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const mayReview = useCan()('review');
  const takeBack = useTakeBack(useLocation().pathname);
  const { state, authorName, handedOverAt, savedAt } = handover;
  const name = personName(authorName);
  const isWaiting = state === 'waiting';
  const date = formatDateTime((isWaiting && handedOverAt) || savedAt, language);
  const isMine = isOwn(handover);
  return (
    <Note kind={isMine && state === 'returned' ? 'warning' : 'plain'}>
      <p>
        {isMine ? (
          <HandoverNote handover={handover} />
        ) : (
          <>
            {t(isWaiting ? 'handover.draft' : 'autosave.colleague', { name, date })}
            <NoteText handover={handover} />
          </>
        )}
      </p>
      {children}
      <div className="cluster gap-3">
        {!isMine && actions}
        {isMine && state !== 'returned' && (
          <Button variant="secondary" onClick={() => takeBack(handover, '')}>
            {t(isWaiting ? 'handover.takeBack' : 'handover.read')}
          </Button>
        )}
      </div>
      {!isMine && isWaiting && mayReview && <Answer handover={handover} />}
    </Note>
  );
}

/**
 * Renders the field with which an admin returns a handover with a note, folded, and then goes to
 * the dashboard. Local storage keeps the note until it is sent.
 */
function Answer({ handover }: Props) {
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
    <details className="stack gap-2">
      <summary>{t('handover.answer')}</summary>
      <NoteField
        note={note}
        label={t('handover.noteLabel')}
        hint={t('handover.noteHint')}
        empty={t('handover.noteEmpty')}
      />
      <ErrorNote error={answering.error} />
      <Button busy={answering.isPending} onClick={sendBack}>
        {t('handover.return')}
      </Button>
    </details>
  );
}

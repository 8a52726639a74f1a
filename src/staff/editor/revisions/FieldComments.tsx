import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { focusControl } from '../../../lib/browser/focusControl';
import { queryClient } from '../../../lib/http/queryClient';
import type { Result } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { Callout } from '../../../ui/feedback/Callout';
import { useCan } from '../../auth/session/useStaffMember';
import { addComment, type Comment, settleComment } from '../../data/history/comments';
import { isOwn } from '../../data/history/revisions';
import { ActorAndTime } from '../../history/changes/ActorAndTime';
import { useAction } from '../../items/useAction';
import { usePeople } from '../../people/usePeople';
import { commentsQuery, noteKey, useComments } from '../../revisions/comments';
import { useItemForm } from '../form/ItemFormProvider';
import { useHandoversOfItem } from './HandoverBar';
import { NoteField, useNote } from './NoteField';

/** Returns a function that sends a change of comments, notifies of a failure, and refetches them. */
function useCommentAction(title: string) {
  const act = useAction(useLocation().pathname);
  const refetch = () => queryClient.invalidateQueries({ queryKey: commentsQuery.queryKey });
  return (request: () => Promise<Result<null>>) => act({ title, request, refetch });
}

interface Props {
  /** Name of the field. */
  name: string;
  label: string;
  isText: boolean;
}

/** Renders the comments beside a field; while the item is under review, staff comment on a text. Nothing otherwise. */
export function FieldComments({ name, label, isText }: Props) {
  const { t } = useTranslation('admin');
  const { itemId } = useItemForm();
  const handovers = useHandoversOfItem();
  const isReviewed = handovers.some(({ state }) => state === 'waiting' || state === 'returned');
  const comments = useComments(itemId).filter(({ field }) => field === name);
  const threads = comments.filter(({ answers }) => !answers);
  const open = threads.filter((comment) => !comment.settled);
  const settled = threads.filter((comment) => comment.settled);
  const mayAdd = isText && isReviewed;
  if (!mayAdd && threads.length === 0) return null;
  const toThread = (comment: Comment) => (
    <Thread
      key={comment.id}
      comment={comment}
      replies={comments.filter(({ answers }) => answers === comment.id)}
      label={label}
    />
  );
  return (
    <section className="stack gap-2" aria-label={t('comments.beside', { label })}>
      {open.map(toThread)}
      {settled.length > 0 && (
        <details>
          <summary>{t('comments.settled', { number: settled.length })}</summary>
          {settled.map(toThread)}
        </details>
      )}
      {mayAdd && <Composer field={name} answers={null} label={label} />}
    </section>
  );
}

interface ThreadProps {
  comment: Comment;
  replies: Comment[];
  /** Label of the field. */
  label: string;
}

/** Renders a comment with its replies. Staff reply; its author and admins settle it. */
function Thread({ comment, replies, label }: ThreadProps) {
  const { t } = useTranslation('admin');
  const mayReview = useCan()('review');
  const send = useCommentAction(label);
  const { data: people } = usePeople();
  const { id, field, settled } = comment;
  return (
    <Callout kind="note">
      {[comment, ...replies].map(({ id, text, authorId, createdAt }) => (
        <p key={id}>
          <span className="small-print">
            <ActorAndTime
              actor={
                people?.find((person) => person.id === authorId)?.email ?? t('autosave.unnamed')
              }
              at={createdAt}
            />
          </span>
          <br />
          {text}
        </p>
      ))}
      <div className="cluster gap-3">
        {!settled && <Composer field={field} answers={id} label={label} />}
        {(mayReview || isOwn(comment)) && (
          <Button variant="tertiary" onClick={() => void send(() => settleComment(id, !settled))}>
            {t(settled ? 'comments.reopen' : 'comments.settle')}
          </Button>
        )}
      </div>
    </Callout>
  );
}

interface ComposerProps extends Pick<Comment, 'field' | 'answers'> {
  label: string;
}

/** Renders a button that opens the form of a comment or a reply. Local storage keeps the text until it is sent. */
function Composer({ field, answers, label }: ComposerProps) {
  const { t } = useTranslation('admin');
  const { kind, itemId } = useItemForm();
  const note = useNote(noteKey(itemId, field, answers));
  const [isOpen, setIsOpen] = useState(note.text !== '');
  const [isBusy, setIsBusy] = useState(false);
  const send = useCommentAction(label);
  const name = t(answers ? 'comments.reply' : 'comments.add');
  const open = () => {
    setIsOpen(true);
    requestAnimationFrame(() => focusControl(note.id));
  };
  const close = () => {
    note.change('');
    setIsOpen(false);
  };
  const save = async () => {
    if (note.isEmpty) return note.ask();
    setIsBusy(true);
    const saved = await send(() => addComment({ kind, itemId, field, answers }, note.text));
    setIsBusy(false);
    if (saved.success) close();
  };
  if (!isOpen) {
    return (
      <div className="cluster">
        <Button variant="tertiary" onClick={open}>
          <MessageSquare aria-hidden="true" size="1.05em" />
          {name}
          <ItemName title={label} />
        </Button>
      </div>
    );
  }
  return (
    <div className="stack gap-2">
      <NoteField
        note={note}
        label={answers ? t('comments.answer') : name}
        empty={t('comments.empty')}
      />
      <div className="cluster gap-3">
        <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
          {t('comments.send')}
        </Button>
        <Button variant="tertiary" onClick={close}>
          {t('handover.cancel')}
        </Button>
      </div>
    </div>
  );
}

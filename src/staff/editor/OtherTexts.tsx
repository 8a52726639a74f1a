import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDateTime, parseDate } from '../../lib/dates/moscowTime';
import { ServiceError, unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { useReauthentication } from '../account/session/useReauthentication';
import { useCan } from '../account/session/useStaffMember';
import { type Draft, giveBack, hasValues, type Snapshot } from '../api/drafts';
import { itemHistory } from '../api/history';
import { fetchItem } from '../api/items/items';
import { draftSnapshot, storedSnapshot } from '../drafts/formStart';
import { NoteField, useNote } from '../drafts/NoteField';
import { OtherDeviceBar } from '../drafts/OtherDeviceBar';
import { HandoverNote, NoteText, useTakeBack } from '../drafts/useDrafts';
import { ComparisonDialog, Differences, toDiffs } from '../history/versions/Differences';
import { invalidateItems } from '../items/itemCache';
import { useFieldTexts } from '../items/useTextDetails';
import type { Values } from '../kinds/kind';
import { ErrorNote } from '../parts/ErrorNote';
import { useNotify } from '../parts/NotificationProvider';
import { usePersonName } from '../parts/usePersonName';
import { useItemForm } from './ItemFormProvider';

/**
 * Renders the other texts of the item: what the person has typed elsewhere, a newer stored version,
 * the drafts of colleagues; nothing without any. The person can compare a text, use it in place of
 * the form's text, and undo that. Scrolls into view when the form opens with what has been typed,
 * and when a conflict appears.
 */
export function OtherTexts() {
  const { t } = useTranslation('admin');
  const { draft, others, ownHandover } = useItemForm();
  const { typedAt, isReplaced, status, conflicts } = draft;
  const isElsewhere = status.state === 'elsewhere';
  const isTyped = typedAt !== undefined;
  const ref = useRef<HTMLElement>(null);
  // A reload restores the scroll position, and a conflict can appear while the person types further
  // down.
  useEffect(() => {
    if (isTyped || isElsewhere || conflicts > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isTyped, isElsewhere, conflicts]);
  const isEmpty = others.length === 0 && !ownHandover && conflicts === 0;
  if (!isTyped && !isReplaced && !isElsewhere && isEmpty) return null;
  return (
    <section ref={ref} aria-label={t('autosave.region')} className="stack gap-2">
      {ownHandover && <OwnHandover handover={ownHandover} />}
      {conflicts > 0 && <NewerVersion />}
      {isElsewhere ? <OtherDeviceText /> : <OwnTextNote />}
      {others.map((other) => (
        <RowBoundary key={other.id} name={other.title} element="div">
          {() => <ColleagueText other={other} />}
        </RowBoundary>
      ))}
    </section>
  );
}

/**
 * Says that the form has opened with what the person had typed, or that another text has replaced
 * the form's text. Offers to undo a replacement, and focuses that button; offers to discard the
 * changes. Renders nothing otherwise.
 */
function OwnTextNote() {
  const { item, draft } = useItemForm();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { typedAt, isReplaced, hasUnpublished } = draft;
  const undoRef = useRef<HTMLButtonElement>(null);
  // Because the button that replaced the text has unmounted, or its dialog has closed.
  useEffect(() => {
    if (isReplaced) undoRef.current?.focus();
  }, [isReplaced]);
  if (!isReplaced && !typedAt) return null;
  const date = typedAt && formatDateTime(typedAt, language);
  const opened = item ? 'autosave.mine' : 'autosave.started';
  return (
    <Note kind="plain">
      <p>{t(isReplaced ? 'autosave.replaced' : opened, { date })}</p>
      <div className="cluster gap-3">
        {isReplaced && (
          <Button ref={undoRef} variant="secondary" onClick={draft.undo}>
            {t('autosave.undo')}
          </Button>
        )}
        {hasUnpublished && (
          <Button variant="tertiary" onClick={draft.discardChanges}>
            {t('autosave.discard')}
          </Button>
        )}
      </div>
    </Note>
  );
}

/** Renders {@link OtherDeviceBar} for an item; the other device's text can be compared first. */
function OtherDeviceText() {
  const { kind, item, draft } = useItemForm();
  const { status, fill, continueFromOther } = draft;
  const { other } = status;
  const use = (text: Draft) => {
    fill(draftSnapshot(kind, text, item));
    continueFromOther();
  };
  return (
    <OtherDeviceBar status={status} keepMine={continueFromOther} takeOther={use}>
      {other && <CompareButton text={draftSnapshot(kind, other, item)} onUse={() => use(other)} />}
    </OtherDeviceBar>
  );
}

/**
 * Says how far the review of the person's handover is. Offers to take back a handover that waits,
 * and to remove the note of a published one; nothing for a returned one.
 */
function OwnHandover({ handover }: { handover: Draft }) {
  const { t } = useTranslation('admin');
  const takeBack = useTakeBack(useLocation().pathname);
  const { state } = handover;
  return (
    <Note kind={state === 'returned' ? 'warning' : 'plain'}>
      <p>
        <HandoverNote handover={handover} />
      </p>
      {state !== 'returned' && (
        <Button variant="secondary" onClick={() => takeBack(handover, '')}>
          {t(state === 'waiting' ? 'handover.takeBack' : 'handover.read')}
        </Button>
      )}
    </Note>
  );
}

/**
 * Says that a colleague has unpublished changes, which may wait for review; offers to compare and
 * take them, and an admin to answer. Nothing once the person has taken them into the form, unless
 * they wait for review.
 */
function ColleagueText({ other }: { other: Draft }) {
  const { t } = useTranslation('admin');
  const { kind, item, draft } = useItemForm();
  const { hash } = useLocation();
  const language = useLanguage();
  const personName = usePersonName();
  const mayReview = useCan()('review');
  const { state, authorId, authorName, handedOverAt, savedAt } = other;
  const isWaiting = state === 'waiting';
  const hasTaken = draft.hasTaken(other);
  if (hasTaken && !isWaiting) return null;
  const name = personName(authorName);
  const date = formatDateTime((isWaiting && handedOverAt) || savedAt, language);
  return (
    <Note kind="plain">
      <p>
        {t(isWaiting ? 'handover.draft' : 'autosave.colleague', { name, date })}
        <NoteText handover={other} />
      </p>
      <div className="cluster gap-3">
        {!hasTaken && hasValues(other) && (
          <CompareButton
            isOpened={hash === `#${authorId}` && !draft.isReplaced}
            text={draftSnapshot(kind, other, item)}
            onUse={() => draft.take(other)}
          />
        )}
      </div>
      {isWaiting && mayReview && <AnswerForm handover={other} />}
    </Note>
  );
}

/**
 * Renders a folded form with which an admin returns a handover with a note, which must not be
 * empty. Goes to the dashboard then, with a message. Local storage keeps the note until it is sent.
 */
function AnswerForm({ handover }: { handover: Draft }) {
  const { t } = useTranslation('admin');
  const { kind } = useItemForm();
  const notify = useNotify();
  const navigate = useNavigate();
  const note = useNote(`embassy-note:${handover.id}`);
  const withSignIn = useReauthentication();
  const answering = useMutation({
    mutationFn: async () => unwrap(await withSignIn(() => giveBack(handover, note.text))),
    onSuccess: () => {
      note.change('');
      void invalidateItems(kind);
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

/**
 * Fetches the stored item after a conflict. Says who has saved it, and offers the stored text or
 * the form's text. Renders {@link ItemInBin} without a stored item, and nothing while loading or if
 * the form has the newest version.
 */
function NewerVersion() {
  const { t } = useTranslation('admin');
  const { kind, itemId, draft, onReplace } = useItemForm();
  const personName = usePersonName();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['admin', 'conflict', kind, itemId, draft.conflicts],
    queryFn: async () => {
      const [stored, changes] = await Promise.all([
        fetchItem(kind, itemId),
        itemHistory(kind, itemId),
      ]);
      const editor = changes.success ? changes.data[0]?.actorName : undefined;
      return { stored: unwrap(stored), editor };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error instanceof ServiceError && error.code === 'notFound') return <ItemInBin />;
  if (!data) return <ErrorNote error={error} />;
  const { stored, editor } = data;
  // Another device's text was the conflict.
  if (stored.revision === draft.read().baseRevision) return null;
  const date = formatDateTime(parseDate(stored.updated_at), language);
  const keepMine = () => {
    draft.rebase(stored.revision);
    onReplace?.(stored);
  };
  return (
    <Note kind="warning" live>
      <p>{t('conflict.text', { name: personName(editor), date })}</p>
      <div className="cluster gap-3">
        <CompareButton
          text={storedSnapshot(kind, stored)}
          onUse={() => {
            draft.fill(storedSnapshot(kind, stored));
            keepMine();
          }}
        />
        <Button variant="secondary" onClick={keepMine}>
          {t('autosave.keepMine')}
        </Button>
      </div>
    </Note>
  );
}

/**
 * Says that the item is in the bin; links to the bin, if the role may restore, and to a new item.
 */
function ItemInBin() {
  const { t } = useTranslation(['admin', 'history']);
  const { kind, itemId } = useItemForm();
  const mayRestore = useCan()('manageBin');
  return (
    <Note kind="warning" live>
      <p>{t('conflict.inBinText')}</p>
      <div className="cluster gap-3">
        {mayRestore && (
          <AppLink to="/admin/log?show=bin" className={buttonClass('secondary')}>
            {t('history:bin.open')}
          </AppLink>
        )}
        <AppLink to={`/admin/${kind}/new?id=${itemId}`} className={buttonClass('secondary')}>
          {t('conflict.asNew')}
        </AppLink>
      </div>
    </Note>
  );
}

interface CompareProps {
  text: Snapshot;
  onUse: () => void;
  /** Compares at once. */
  isOpened?: boolean;
}

/**
 * Renders a button that compares the form with another text, in a dialog that can take that text.
 */
function CompareButton({ text, onUse, isOpened = false }: CompareProps) {
  const { t } = useTranslation('admin');
  const { kind, item } = useItemForm();
  const { getValues } = useFormContext<Values>();
  const fieldTexts = useFieldTexts(kind);
  const [isOpen, setIsOpen] = useState(isOpened);
  const close = () => setIsOpen(false);
  const names = {
    mine: t('autosave.lookTheirs'),
    theirs: t('autosave.lookMine'),
    same: t('autosave.lookSame'),
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('autosave.look')}
      </Button>
      {isOpen && (
        <ComparisonDialog
          title={t('autosave.lookTitle')}
          onClose={close}
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  onUse();
                }}
              >
                {t('autosave.adopt')}
              </Button>
              <Button variant="tertiary" onClick={close}>
                {t('autosave.lookBack')}
              </Button>
            </>
          }
        >
          <Differences
            diffs={toDiffs(fieldTexts(text.values as Values, item), fieldTexts(getValues(), item))}
            names={names}
          />
          <p>{t('autosave.lookLead')}</p>
        </ComparisonDialog>
      )}
    </>
  );
}

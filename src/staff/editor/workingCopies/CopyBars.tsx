import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { useCan } from '../../auth/session/useStaffMember';
import { ComparisonDialog, Differences, toDiffs } from '../../history/versions/Differences';
import { useFieldTexts } from '../../items/useTextDetails';
import type { AnyValues } from '../../kinds/field';
import { usePersonName } from '../../people/usePeople';
import { isOwn, type WorkingCopy } from '../../workingCopies/workingCopies';
import { useItemForm } from '../form/ItemFormProvider';
import { AnswerButton, HandoverBar, useHandoversOfItem } from './HandoverBar';
import { useCopyBase, usePublishCopy } from './usePublishCopy';

/**
 * Renders what is known of the working copies and handovers of the item; scrolls to it when the form opens with a working copy or
 * a conflict appears.
 */
export function CopyBars() {
  const { t } = useTranslation('admin');
  const { start, replaced, status } = useItemForm().autosave;
  const isConflict = status.state === 'otherDevice';
  const { others } = start;
  const handovers = useHandoversOfItem().filter(
    (handover) =>
      isOwn(handover) ||
      (handover.state === 'waiting' &&
        !others.some(({ authorId }) => authorId === handover.authorId)),
  );
  const ref = useRef<HTMLElement>(null);
  // A reload restores the scroll position, and a conflict can appear while the person types further down.
  useEffect(() => {
    if (start.isCopy || isConflict) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [start, isConflict]);
  const isEmpty = others.length === 0 && handovers.length === 0;
  if (!start.isCopy && !replaced && !isConflict && isEmpty) return null;
  return (
    <section ref={ref} aria-label={t('autosave.region')} className="stack gap-2">
      {handovers.map((handover) => (
        <HandoverBar key={handover.id} handover={handover} />
      ))}
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
  accepted: 'autosave.accepted',
  undone: 'autosave.undone',
} as const;

/** Says that the form has opened with the own working copy, or what has replaced its text; offers to discard or undo. */
function OwnCopyBar() {
  const { item, autosave } = useItemForm();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { start, replaced, hasUnpublished, fill } = autosave;
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
          <Button variant="tertiary" onClick={() => fill(start.stored, 'discarded')}>
            {t('autosave.discard')}
          </Button>
        )}
      </div>
    </Callout>
  );
}

/**
 * Offers the choice between the text of the form and the working copy that another device or tab of the same person has stored
 * since. Either choice can be undone, because the form holds the other text.
 */
function OtherDeviceBar() {
  const { autosave } = useItemForm();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { other } = autosave.status;
  const date = other && formatDateTime(other.savedAt, language);
  return (
    <Callout kind="warning" live>
      <p>{t(other ? 'autosave.conflict' : 'autosave.conflictGone', { date })}</p>
      <div className="cluster gap-3">
        <Button variant="secondary" onClick={autosave.keepMine}>
          {t('autosave.keepMine')}
        </Button>
        {other && (
          <Button variant="secondary" onClick={() => autosave.adoptOther(other)}>
            {t('autosave.useOther')}
          </Button>
        )}
      </div>
    </Callout>
  );
}

/** Says that a colleague has unpublished changes, or has handed them over, and fills the form with them on request. */
function ColleagueBar({ copy }: { copy: WorkingCopy }) {
  const { item, autosave } = useItemForm();
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { hash } = useLocation();
  const personName = usePersonName();
  const [isOpen, setIsOpen] = useState(hash === `#${copy.authorId}`);
  const handover = useHandoversOfItem().find(({ authorId }) => authorId === copy.authorId);
  const publish = usePublishCopy(copy);
  const isWaiting = handover?.state === 'waiting';
  const isAdopted = autosave.hasAdopted(copy);
  if (isAdopted && !isWaiting) return null;
  const name = copy.authorName ? personName(copy.authorName) : t('autosave.unnamed');
  const adopt = (base: AnyValues) =>
    autosave.fill(autosave.mergedWith(copy, base), 'adopted', copy.savedAt);
  const sentence = isAdopted
    ? 'handover.adopted'
    : isWaiting
      ? 'handover.colleague'
      : item
        ? 'autosave.colleague'
        : 'autosave.colleagueStarted';
  const date = formatDateTime(isWaiting ? handover.at : copy.savedAt, language);
  return (
    <Callout kind="note">
      <p>{t(sentence, { name, date })}</p>
      <div className="cluster gap-3">
        {isAdopted ? null : item ? (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('autosave.look')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => adopt(autosave.start.stored.values)}>
            {t('autosave.adoptStarted')}
          </Button>
        )}
        {isWaiting && <AnswerButton handover={handover} copy={copy} />}
      </div>
      {isOpen && item && (
        <CopyDialog
          copy={copy}
          onAdopt={adopt}
          onPublish={isWaiting ? publish : undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Callout>
  );
}

interface CopyDialogProps {
  copy: WorkingCopy;
  /** Publishes them at once; undefined if they have not been handed over. */
  onPublish: (() => void) | undefined;
  onAdopt: (base: AnyValues) => void;
  onClose: () => void;
}

/** Compares the form with what it would be with the changes of a colleague. */
function CopyDialog({ copy, onAdopt, onPublish, onClose }: CopyDialogProps) {
  const { t } = useTranslation('admin');
  const { kind, autosave, editOf } = useItemForm();
  const { getValues } = useFormContext<AnyValues>();
  const textsOf = useFieldTexts(kind);
  const personName = usePersonName();
  const base = useCopyBase(copy);
  const mayPublish = useCan()('publish');
  const names = {
    mine: t('autosave.lookTheirs'),
    theirs: t('autosave.lookMine'),
    same: t('conflict.same'),
  };
  const compare = (values: AnyValues) =>
    toDiffs(textsOf(editOf(values)), textsOf(editOf(getValues())));
  return (
    <ComparisonDialog
      title={t('autosave.lookTitle')}
      onClose={onClose}
      actions={
        <>
          {base && onPublish && mayPublish && (
            <Button
              onClick={() => {
                onClose();
                onPublish();
              }}
            >
              {t('handover.publish', {
                name: personName(copy.authorName ?? t('autosave.unnamed')),
              })}
            </Button>
          )}
          {base && (
            <Button
              variant={onPublish ? 'secondary' : 'primary'}
              onClick={() => {
                onClose();
                onAdopt(base);
              }}
            >
              {t('autosave.adopt')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t('autosave.lookBack')}
          </Button>
        </>
      }
    >
      {base ? (
        <Differences
          replaces
          diffs={compare(autosave.mergedWith(copy, base).values)}
          names={names}
        />
      ) : (
        <p role="status">{t('conflict.loading')}</p>
      )}
      <p>{t('autosave.lookLead')}</p>
    </ComparisonDialog>
  );
}

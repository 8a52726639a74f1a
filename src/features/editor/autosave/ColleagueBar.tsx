import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { WorkingCopy } from '../../../services/workingCopies/workingCopies';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { ComparisonDialog } from '../../history/versions/ComparisonDialog';
import { Differences } from '../../history/versions/Differences';
import type { StoredItem } from '../../items/storedItem';
import { usePersonName } from '../../people/usePersonName';
import type { ItemFormState } from '../form/useItemForm';
import type { TextValues } from './formValues';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
  copy: WorkingCopy;
}

/**
 * A colleague has unpublished changes: compares them, and fills the form with them. The colleague's
 * working copy stays.
 */
export function ColleagueBar<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state,
  copy,
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const [isOpen, setIsOpen] = useState(false);
  const name = copy.authorName ? personName(copy.authorName) : t('autosave.unnamed');
  const adopt = () => {
    setIsOpen(false);
    state.autosave.fill(state.autosave.snapshotOf(copy), 'adopted', copy.savedAt);
  };
  const isNew = !state.item;
  const adoptButton = (
    <Button variant="secondary" onClick={adopt}>
      {t(isNew ? 'autosave.adoptStarted' : 'autosave.adopt')}
    </Button>
  );
  const details = { name, date: formatDateTime(copy.savedAt, language) };
  return (
    <Callout kind="note">
      <p>{t(isNew ? 'autosave.colleagueStarted' : 'autosave.colleague', details)}</p>
      <ActionRow>
        {!isNew && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('autosave.look')}
          </Button>
        )}
        {adoptButton}
      </ActionRow>
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
          <CopyDifferences state={state} copy={copy} />
          <p>{t('autosave.lookLead')}</p>
        </ComparisonDialog>
      )}
    </Callout>
  );
}

function CopyDifferences<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state: { config, item, form, files, autosave },
  copy,
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const fieldTexts = config.useFieldTexts();
  if (!item) return null;
  const theirs = autosave.snapshotOf(copy);
  const theirTexts = fieldTexts(theirs.values, item, theirs.files);
  const diffs = fieldTexts(form.getValues(), item, files.current).map(({ label, text }, index) => ({
    label,
    mine: text,
    theirs: theirTexts[index]?.text ?? '',
  }));
  const names = {
    mine: t('autosave.lookMine'),
    theirs: t('autosave.lookTheirs'),
    same: t('conflict.same'),
  };
  return <Differences diffs={diffs} names={names} />;
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { queryFnOf } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import { copiesOf, type WorkingCopy } from '../../../services/workingCopies/workingCopies';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormState } from '../form/useItemForm';
import type { TextValues } from './formValues';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
}

/**
 * Choice between the text of the form and the working copy that another device or tab of the same
 * person has stored since. Either choice can be undone: the form holds the other text.
 */
export function OtherDeviceBar<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state: { autosave, itemId },
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: copies, error } = useQuery({
    queryKey: ['admin', 'copies', 'own', itemId],
    queryFn: queryFnOf((signal) => copiesOf(itemId, signal)),
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
        <ActionRow>
          <Button variant="secondary" onClick={() => autosave.rebase(other ?? null)}>
            {t('autosave.keepMine')}
          </Button>
          {other && (
            <Button variant="secondary" onClick={() => showOther(other)}>
              {t('autosave.useOther')}
            </Button>
          )}
        </ActionRow>
      )}
    </Callout>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { ServiceError, unwrap } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useReauthentication } from '../../account/session/useReauthentication';
import { useCan } from '../../account/session/useStaffMember';
import { restore } from '../../api/history/bin';
import { itemHistory } from '../../api/history/history';
import { get } from '../../api/items/items';
import { ComparisonDialog, Differences, toDiffs } from '../../history/versions/Differences';
import { useFieldTexts } from '../../items/useTextDetails';
import type { Item, Values } from '../../kinds/kind';
import { toValues } from '../../kinds/kinds';
import { ErrorNote } from '../../parts/ErrorNote';
import { usePersonName } from '../../people/usePeople';
import { useItemForm } from '../form/ItemFormProvider';

/**
 * Compares the form with the version that a colleague has saved, after a save with `conflict`.
 * Offers to overwrite that version or to accept it. If the item is in the bin, offers to restore it
 * or to go on with the typed text as a new item.
 */
export function ItemConflict({ item }: { item: Item }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { kind, conflict } = useItemForm();
  const textsOf = useFieldTexts(kind);
  const personName = usePersonName();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['admin', 'conflict', kind, item.id],
    queryFn: async () => {
      const [stored, changes] = await Promise.all([get(kind, item.id), itemHistory(kind, item.id)]);
      const editor = changes.success ? changes.data[0]?.actorName : undefined;
      return { stored: unwrap(stored), editor };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const compare = (stored: Item) => {
    const mine = textsOf(conflict.values as Values, item);
    return toDiffs(mine, textsOf(toValues(kind, stored), stored));
  };
  const isInBin = error instanceof ServiceError && error.code === 'notFound';
  const names = {
    mine: t('conflict.mine'),
    theirs: t('conflict.theirs'),
    same: t('conflict.same'),
  };
  return (
    <ComparisonDialog
      title={t(isInBin ? 'conflict.inBin' : 'conflict.title', { kind: t(`kinds:${kind}.name`) })}
      onClose={conflict.close}
      actions={
        <>
          {isInBin && <InBinActions id={item.id} />}
          {data && (
            <>
              <Button variant="secondary" onClick={() => conflict.acceptTheirs(data.stored)}>
                {t('conflict.acceptTheirs')}
              </Button>
              <Button variant="danger" onClick={() => conflict.overwrite(data.stored)}>
                {t('conflict.overwrite')}
              </Button>
            </>
          )}
          <Button variant="tertiary" onClick={conflict.close}>
            {t('conflict.back')}
          </Button>
        </>
      }
    >
      {!data && !error && <p role="status">{t('conflict.loading')}</p>}
      {isInBin ? <p role="alert">{t('conflict.inBinText')}</p> : <ErrorNote error={error} />}
      {data && (
        <>
          <p>
            {t('conflict.text', {
              name: personName(data.editor),
              date: formatDateTime(parseDate(data.stored.updated_at), language),
            })}
          </p>
          <Differences diffs={compare(data.stored)} names={names} />
        </>
      )}
    </ComparisonDialog>
  );
}

/** Offers to restore the item and save again, if the role may, and to continue as a new item. */
function InBinActions({ id }: Pick<Item, 'id'>) {
  const { t } = useTranslation('admin');
  const { kind, saveAgain } = useItemForm();
  const withSignIn = useReauthentication();
  const mayRestore = useCan()('manageBin');
  const restoring = useMutation({
    mutationFn: async () => unwrap(await withSignIn(() => restore({ kind, itemId: id }))),
    onSuccess: saveAgain,
  });
  return (
    <>
      {mayRestore && (
        <Button busy={restoring.isPending} onClick={() => restoring.mutate()}>
          {t('conflict.restore')}
        </Button>
      )}
      <AppLink
        to={`/admin/${kind}/new?id=${id}`}
        className={buttonClass(mayRestore ? 'secondary' : 'primary')}
      >
        {t('conflict.asNew')}
      </AppLink>
      <ErrorNote error={restoring.error} />
    </>
  );
}

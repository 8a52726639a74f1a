import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { type Result, ServiceError, unwrap } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { useAccountName } from '../../auth/session/useStaffMember';
import { lastEditor } from '../../data/history/auditEntries';
import { ComparisonDialog } from '../../history/versions/ComparisonDialog';
import { Differences } from '../../history/versions/Differences';
import type { ItemType, StoredItem } from '../../items/item';
import { usePersonName } from '../../people/usePeople';
import type { TextValues } from '../form/itemFormConfig';
import type { ItemFormState } from '../form/useItemForm';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
  item: Item;
}

/**
 * After a save with `conflict`: compares the form with the version that a colleague has saved, and
 * offers to overwrite it, to accept it, or to copy the form's text.
 */
export function ItemConflict<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state: { config, form, files, conflict },
  item,
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const fieldTexts = config.useFieldTexts();
  const { data, error } = useTheirs(config, item.id);
  const compare = (stored: Item) => {
    const mine = fieldTexts(form.getValues(), item, files.rebasedOn(stored));
    const theirs = fieldTexts(config.toValues(stored), stored, config.toFiles(stored));
    return mine.map(({ label, text }, index) => ({
      label,
      mine: text,
      theirs: theirs[index]?.text ?? '',
    }));
  };
  const isDeleted = error instanceof ServiceError && error.code === 'notFound';
  const names = {
    mine: t('conflict.mine'),
    theirs: t('conflict.theirs'),
    same: t('conflict.same'),
  };
  return (
    <ComparisonDialog
      title={t('conflict.title')}
      onClose={conflict.close}
      actions={
        <>
          <CopyTextButton text={() => config.toPlainText(form.getValues())} />
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
      {isDeleted ? <p role="alert">{t('conflict.deleted')}</p> : <ErrorCallout error={error} />}
      {data && (
        <>
          <SavedBy name={data.editor} at={data.stored.updatedAt} />
          <Differences diffs={compare(data.stored)} names={names} />
        </>
      )}
    </ComparisonDialog>
  );
}

/** The stored version, and the name of its editor; null if that is unknown or fails to load. */
const useTheirs = <Item,>(
  { kind, get }: { kind: ItemType; get: (id: string) => Promise<Result<Item>> },
  id: string,
) =>
  useQuery({
    queryKey: ['admin', 'conflict', kind, id],
    queryFn: async () => {
      const [stored, editor] = await Promise.all([get(id), lastEditor(kind, id)]);
      return { stored: unwrap(stored), editor: editor.success ? editor.data : null };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Who saved the other version, and when in Moscow time. `name` is an e-mail address or phone
 * number, null if unknown.
 */
function SavedBy({ name, at }: { name: string | null; at: Date }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const accountName = useAccountName();
  const personName = usePersonName();
  const date = formatDateTime(at, language);
  if (!name) return <p>{t('conflict.textUnknown', { date })}</p>;
  const self = name === accountName;
  const shownName = self ? `${t('conflict.self')} (${personName(name)})` : personName(name);
  return <p>{t('conflict.text', { name: shownName, date })}</p>;
}

function CopyTextButton({ text }: { text: () => string }) {
  const { t } = useTranslation('admin');
  return (
    <CopyButton text={text} copied={t('conflict.copied')} notCopied={t('conflict.notCopied')}>
      {t('conflict.copy')}
    </CopyButton>
  );
}

import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { type NoticeValues, toNoticeValues } from './noticeSchema';
import type { NoticeFormProps, NoticeFormState } from './useNoticeForm';

const labels = {
  title: 'field.title',
  description: 'field.description',
  type: 'field.type',
  link: 'address.link',
  document: 'type.document',
  image: 'type.image',
} as const;
const fields = Object.keys(labels) as (keyof NoticeValues)[];

/** The choice after somebody else has saved the same notice. */
export function NoticeConflict({ state, ...props }: NoticeFormProps & { state: NoticeFormState }) {
  const { t } = useTranslation('admin');
  const { notice, load, onTake, fileName } = props;
  const { conflict, form, base, kept, send } = state;
  if (!conflict.shown || !notice || !load) return null;
  const worded = (field: keyof NoticeValues, values: NoticeValues): string => {
    if (field === 'type') return t(`type.${values.type}`);
    return field === 'document' || field === 'image' ? fileName(values[field]) : values[field];
  };
  return (
    <ConflictDialog
      id={notice.id}
      load={load}
      compare={(stored) =>
        fields.map((field) => ({
          label: t(labels[field]),
          mine: worded(field, form.getValues()),
          theirs: worded(field, toNoticeValues(stored)),
        }))
      }
      mine={() => form.getValues(['title', 'description', 'link']).filter(Boolean).join('\n\n')}
      onOverwrite={(stored) => {
        base.current = { version: stored.version, notice: stored };
        conflict.close();
        void send();
      }}
      onTake={(stored) => {
        kept.forgetOwn();
        conflict.close();
        onTake?.(stored);
      }}
      onClose={conflict.close}
    />
  );
}

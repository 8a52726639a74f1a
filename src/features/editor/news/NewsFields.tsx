import { useTranslation } from 'react-i18next';
import type { EditableNews } from '../../../services/news/newsAdmin';
import { AddressField } from '../fields/AddressField';
import { CategoryField } from '../fields/CategoryField';
import { ContentField } from '../fields/ContentField';
import { SlugField } from '../fields/SlugField';
import { TitleField } from '../fields/TitleField';
import { VideoPreview } from '../fields/VideoPreview';
import { NEWS, type NewsFormState } from './useNewsForm';

interface Props {
  state: NewsFormState;
  article: EditableNews | undefined;
}

/** What an article says and where it stands. */
export function NewsFields({ state: { form, initial, summary }, article }: Props) {
  const { t } = useTranslation('admin');
  const { register, control } = form;
  const { of } = summary;
  return (
    <>
      <TitleField id={`${NEWS}-title`} field={register('title')} error={of.title} />
      <ContentField id={`${NEWS}-content`} control={control} error={of.content} />
      <CategoryField
        id={`${NEWS}-category`}
        control={control}
        current={article?.category ?? null}
        initial={initial.category}
      />
      <AddressField
        id={`${NEWS}-youtubeUrl`}
        label={t('field.youtube')}
        hint={t('field.youtubeHint')}
        field={register('youtubeUrl')}
        error={of.youtubeUrl}
        optional
      />
      <VideoPreview control={control} />
      <SlugField
        id={`${NEWS}-slug`}
        field={register('slug')}
        control={control}
        error={of.slug}
        isPublic={article?.state === 'published'}
      />
    </>
  );
}

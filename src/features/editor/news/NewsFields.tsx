import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { languagesWithoutAlt } from '../../files/cards/altTexts';
import { AdditionalImagesField } from '../../files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../files/fields/FeaturedImageField';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { FoldedFields } from '../fields/FoldedFields';
import { NewsLanguages } from './NewsLanguages';
import type { NewsFormState } from './newsFormConfig';
import { allImages } from './newsImages';
import { useWrittenLanguages } from './useAltTexts';

export function NewsFields({ state }: { state: NewsFormState }) {
  const { t } = useTranslation('adminDesk');
  const { config, files, saving, submit } = state;
  const languages = useWrittenLanguages(state);
  const shared = {
    languages,
    sending: files.sending,
    onRetry: () => void submit(),
    disabled: saving.busy,
  };
  const hasFailed = Object.values(files.sending.states).some(({ phase }) => phase === 'failed');
  return (
    <>
      <NewsLanguages state={state} />
      <FoldedFields
        title={t('images.title')}
        summary={useSummary(files.current, languages)}
        invalid={hasFailed}
      >
        <FeaturedImageField
          {...shared}
          id={`${config.name}-featured`}
          value={files.current.featured}
          onChange={(featured) => files.change({ featured })}
        />
        <AdditionalImagesField
          {...shared}
          id={`${config.name}-additional`}
          value={files.current.additional}
          onChange={(additional) => files.change({ additional })}
        />
      </FoldedFields>
    </>
  );
}

function useSummary(images: NewsImages, languages: Language[]): string {
  const { t } = useTranslation('adminDesk');
  const { featured, additional } = images;
  const count = allImages(images).filter(
    (image) => languagesWithoutAlt(image, languages).length > 0,
  ).length;
  const parts = [
    featured && t('images.featured'),
    additional.length > 0 && t('images.additional', { count: additional.length }),
    count > 0 && t('images.withoutAlt', { count }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('images.none');
}

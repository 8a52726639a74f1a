import type { ReactNode } from 'react';
import type { Language } from '../../../lib/i18n/languages';
import { useIsUploading } from '../../forms/uploading';
import { ItemMenu, type ItemMenuProps } from '../item/ItemMenu';
import { InHeading } from '../item/ItemPage';
import {
  LanguageEffect,
  LanguagePanes,
  OutdatedNote,
  useLanguageStates,
} from '../languages/LanguagePanes';
import { PublishingBar, usePublishing } from '../publishing/PublishingBar';
import { FormLayout } from './FormLayout';
import { useItemForm } from './ItemFormProvider';

interface Props {
  menu: ItemMenuProps | undefined;
  preview: ReactNode;
  /** Renders the fields of the texts in a language. */
  texts: (language: Language) => ReactNode;
  /** Fields of the side column. */
  details: ReactNode;
  /** Fields below the texts. */
  children: ReactNode;
}

/** Lays out the form of an article or a notice: texts, details, publishing (R2.24, R2.25). */
export function TranslatedForm({ menu, preview, texts, details, children }: Props) {
  const { save, saving } = useItemForm();
  const isUploading = useIsUploading();
  const publishing = usePublishing();
  const states = useLanguageStates();
  const canHide = publishing.secondary.includes('toDraft');
  return (
    <>
      <InHeading slot="form-actions">
        {preview}
        {menu && (
          <ItemMenu
            {...menu}
            busy={saving.busy || isUploading}
            onToDraft={canHide ? () => void save('toDraft') : undefined}
          />
        )}
      </InHeading>
      <FormLayout
        side={
          <>
            {details}
            <LanguageEffect />
          </>
        }
        actions={
          <>
            <PublishingBar publishing={publishing} />
            <OutdatedNote states={states} />
          </>
        }
      >
        <LanguagePanes states={states}>{texts}</LanguagePanes>
        {children}
      </FormLayout>
    </>
  );
}

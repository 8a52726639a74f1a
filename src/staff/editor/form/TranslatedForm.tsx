import { Ellipsis, ExternalLink, FilePen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { usePath } from '../../../lib/i18n/usePath';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { Menu } from '../../../ui/actions/Menu';
import { useIsUploading } from '../../forms/uploading';
import {
  LanguageEffect,
  LanguagePanes,
  OutdatedNote,
  useLanguageStates,
} from '../languages/LanguagePanes';
import { PublishingBar, usePublishing } from '../publishing/PublishingBar';
import { FormLayout } from './FormLayout';
import { useItemForm } from './ItemFormProvider';
import { InHeading } from './ItemPage';

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

export interface ItemMenuProps {
  /** Path on the site; null while visitors do not see the item. */
  sitePath: string | null;
  /** Deletes the item; undefined if the account may not. */
  onDelete: (() => void) | undefined;
}

interface MenuProps extends ItemMenuProps {
  busy: boolean;
  /** Makes the item a draft; undefined if the account or the item's state does not allow it. */
  onToDraft: (() => void) | undefined;
}

/** Renders the menu of a stored item: its page, back to draft, delete. */
function ItemMenu({ sitePath, busy, onToDraft, onDelete }: MenuProps) {
  const { t } = useTranslation('admin');
  const path = usePath();
  const actions = [
    { icon: FilePen, name: t('row.toDraft'), onChoose: onToDraft },
    { icon: Trash2, name: t('row.delete'), onChoose: onDelete },
  ];
  const label = (
    <>
      <Ellipsis aria-hidden="true" size="1.05em" />
      {t('row.more')}
    </>
  );
  return (
    <Menu label={label} busy={busy}>
      {(close) => (
        <>
          {sitePath && (
            <li>
              {/* A new tab, because the form stays open. */}
              <a
                href={path(sitePath)}
                target="_blank"
                rel="noopener"
                className={buttonClass('tertiary')}
              >
                <ExternalLink aria-hidden="true" size="1.05em" />
                {t('viewOnSite')}
              </a>
            </li>
          )}
          {actions.map(
            ({ icon: Icon, name, onChoose }) =>
              onChoose && (
                <li key={name}>
                  <Button
                    variant="tertiary"
                    className="in-red"
                    onClick={() => {
                      // First, so that the action may move the focus.
                      close();
                      onChoose();
                    }}
                  >
                    <Icon aria-hidden="true" size="1.05em" />
                    {name}
                  </Button>
                </li>
              ),
          )}
        </>
      )}
    </Menu>
  );
}

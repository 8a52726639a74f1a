import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloads } from '../../../content/consular/downloads';
import { emails } from '../../../content/facts';
import type { DownloadsText } from '../../../content/text';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { mailto } from '../../../lib/text/mailto';
import { filesOf } from '../../../lib/urls/downloads';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { FileLink } from './FileLink';
import { FormFiles } from './FormFiles';
import styles from './Forms.module.css';

/** Requirement R1.20. */
function RequestForm({ form }: { form: string }) {
  const { t } = useTranslation('consular/forms');
  const href = mailto(emails.embassy, t('subject', { form }), t('body', { form }));
  return (
    <>
      <p className="small-print">{t('none')}</p>
      <p>
        <FileLink form={form} href={href}>
          <Mail aria-hidden="true" size="1.1em" />
          {t('ask')}
        </FileLink>
      </p>
    </>
  );
}

/** R3.7. A form without a file has a prepared e-mail that requests it (R1.20). */
export function Forms({ forms }: { forms: DownloadsText['forms'] }) {
  const language = useLanguage();
  return (
    <ul className={`plain-list ${styles.forms}`}>
      {downloads.map(({ form, file }) => {
        const files = filesOf(file, language);
        const { name = '', purpose = '' } = forms[form] ?? {};
        return (
          <li key={form}>
            <h2 id={form} tabIndex={-1}>
              {name}
            </h2>
            <p>
              <AutoLink text={purpose} />
            </p>
            {files.length > 0 ? (
              <FormFiles form={name} files={files} />
            ) : (
              <RequestForm form={name} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { downloads } from '../../../content/consular/downloads';
import type { DownloadsText } from '../../../content/textTypes';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { FormFiles } from './FormFiles';
import styles from './Forms.module.css';

/** Lists all forms for download with what they are for (R3.7). */
export function Forms({ forms }: { forms: DownloadsText['forms'] }) {
  return (
    <ul className={`plain-list ruled ${styles.forms}`}>
      {downloads.map((download) => {
        const { form } = download;
        const { name = '', purpose = '' } = forms[form] ?? {};
        return (
          <li key={form}>
            <h2 id={form} tabIndex={-1}>
              {name}
            </h2>
            <p className="small-print">
              <AutoLink text={purpose} />
            </p>
            <FormFiles form={name} download={download} />
          </li>
        );
      })}
    </ul>
  );
}

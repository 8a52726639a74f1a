import { downloads } from '../../../content/consular/downloads';
import type { DownloadsText } from '../../../content/textTypes';
import { Row, Rows } from '../../../ui/layout/Rows';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { FormFiles } from './FormFiles';

/** Lists all forms for download with what they are for (R3.7). */
export function Forms({ forms }: { forms: DownloadsText['forms'] }) {
  return (
    <Rows>
      {downloads.map((download) => {
        const { form } = download;
        const { name = '', purpose = '' } = forms[form] ?? {};
        return (
          <Row
            key={form}
            id={form}
            level={2}
            title={name}
            aside={<FormFiles form={name} download={download} />}
          >
            <p>
              <AutoLink text={purpose} />
            </p>
          </Row>
        );
      })}
    </Rows>
  );
}

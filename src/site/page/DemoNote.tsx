import { useTranslation } from 'react-i18next';
import { AutoLink } from '../../ui/navigation/AutoLink';

/** Ids of the rows of demonstration data, which supabase/seed.sql gives them. */
const DEMO_ID = /^[12]0000000-0000-4000-8000-/;

interface Props {
  /** Articles or notices; undefined while they are loading. */
  items: { id: string }[] | undefined;
}

/** Says that demonstration data are no messages of the Embassy; nothing without such data. */
export function DemoNote({ items = [] }: Props) {
  const { t } = useTranslation();
  return items.some(({ id }) => DEMO_ID.test(id)) ? (
    <p className="small-print measure" data-demo>
      <AutoLink text={t('demo')} />
    </p>
  ) : null;
}

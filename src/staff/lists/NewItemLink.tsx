import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { useOpenedFrom } from '../items/backUrl';
import type { Kind } from '../kinds/kind';
import { hasDrafts } from '../kinds/kinds';

export function NewItemLink({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const openedFrom = useOpenedFrom();
  return (
    <AppLink
      to={`/admin/${kind}/new`}
      state={openedFrom}
      className={buttonClass(hasDrafts(kind) ? 'primary' : 'secondary')}
    >
      <Plus aria-hidden="true" size="1.1em" />
      {t(`kinds:${kind}.new`)}
    </AppLink>
  );
}

import { Copy, ExternalLink, History, type LucideIcon, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { usePath } from '../../../lib/i18n/usePath';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { MoreMenu } from '../../../ui/actions/MoreMenu';
import { HISTORY_ID } from './ItemPage';

interface Props {
  /** Path on the site; null while visitors do not see the item. */
  sitePath: string | null;
  busy: boolean;
  onDuplicate: () => void;
  /** Opens the confirmation of deleting; undefined if the account may not delete. */
  onDelete: (() => void) | undefined;
}

interface Action {
  icon: LucideIcon;
  name: string;
  danger?: boolean;
  onChoose: () => void;
}

const WIDE = '(min-width: 48rem)';

export function ItemMenu({ sitePath, busy, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation(['admin', 'adminDesk']);
  const path = usePath();
  const wide = useMediaQuery(WIDE);
  const showHistory = () => {
    document.getElementById(HISTORY_ID)?.scrollIntoView({ block: 'start' });
    focusControl(HISTORY_ID);
  };
  const actions: Action[] = [
    { icon: Copy, name: t('row.duplicate'), onChoose: onDuplicate },
    { icon: History, name: t('adminDesk:menu.history'), onChoose: showHistory },
    ...(onDelete
      ? [{ icon: Trash2, name: t('row.delete'), danger: true, onChoose: onDelete }]
      : []),
  ];
  return (
    <>
      {sitePath && (
        // A new tab, because the form stays open.
        <a href={path(sitePath)} target="_blank" rel="noopener" className={buttonClass('tertiary')}>
          <ExternalLink aria-hidden="true" size="1.05em" />
          {t('viewOnSite')}
        </a>
      )}
      {wide ? (
        actions.map(({ icon: Icon, name, onChoose }) => (
          <Button key={name} variant="tertiary" busy={busy} onClick={onChoose}>
            <Icon aria-hidden="true" size="1.05em" />
            {name}
          </Button>
        ))
      ) : (
        <MoreMenu name={t('row.more')} busy={busy} items={actions} />
      )}
    </>
  );
}

import { Copy, ExternalLink, FilePen, History, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { scrollToHeading } from '../../../lib/browser/scroll';
import { usePath } from '../../../lib/i18n/usePath';
import { buttonClass } from '../../../ui/actions/Button';
import { MoreMenu } from '../../parts/MoreMenu';

/** Id of the history of an item, below its form. */
export const HISTORY_ID = 'history';

export interface ItemMenuProps {
  /** Path on the site; null while visitors do not see the item. */
  sitePath: string | null;
  busy: boolean;
  onDuplicate: () => void;
  /** Handler that makes the item a draft; undefined if the account or the state of the item does not allow it. */
  onToDraft?: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Renders the menu of a stored item. “History” scrolls to the history and unfolds it. */
export function ItemMenu({ sitePath, busy, onDuplicate, onToDraft, onDelete }: ItemMenuProps) {
  const { t } = useTranslation(['admin', 'editor']);
  const path = usePath();
  const showHistory = () => scrollToHeading(document.getElementById(HISTORY_ID));
  const dangerous = [
    { icon: FilePen, name: t('row.toDraft'), onChoose: onToDraft },
    { icon: Trash2, name: t('row.delete'), onChoose: onDelete },
  ];
  return (
    <MoreMenu
      name={t('row.more')}
      busy={busy}
      link={
        sitePath && (
          // A new tab, because the form stays open.
          <a
            href={path(sitePath)}
            target="_blank"
            rel="noopener"
            className={buttonClass('tertiary')}
          >
            <ExternalLink aria-hidden="true" size="1.05em" />
            {t('viewOnSite')}
          </a>
        )
      }
      items={[
        { icon: Copy, name: t('row.duplicate'), onChoose: onDuplicate },
        { icon: History, name: t('editor:menu.history'), onChoose: showHistory },
        ...dangerous.flatMap(({ onChoose, ...item }) =>
          onChoose ? [{ ...item, danger: true, onChoose }] : [],
        ),
      ]}
    />
  );
}

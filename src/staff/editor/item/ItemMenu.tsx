import { Ellipsis, ExternalLink, FilePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../../lib/i18n/usePath';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { Menu } from '../../../ui/actions/Menu';

export interface ItemMenuProps {
  /** Path on the site; null while visitors do not see the item. */
  sitePath: string | null;
  /** Deletes the item; undefined if the account may not. */
  onDelete: (() => void) | undefined;
}

interface Props extends ItemMenuProps {
  busy: boolean;
  /** Makes the item a draft; undefined if the account or the item's state does not allow it. */
  onToDraft: (() => void) | undefined;
}

/** Renders the menu of a stored item: its page, back to draft, delete. */
export function ItemMenu({ sitePath, busy, onToDraft, onDelete }: Props) {
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

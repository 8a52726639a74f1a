import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import type { WorkingCopy } from '../../../services/workingCopies/workingCopies';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { Badge } from '../../../ui/feedback/Badge';
import { AppLink } from '../../../ui/navigation/AppLink';
import { usePersonName } from '../../people/usePersonName';
import { ActionRow } from '../item/ActionRow';
import { ItemCard } from '../item/ItemCard';
import { ItemDetail } from '../item/ItemDetail';

interface Props {
  copy: WorkingCopy;
  busy: boolean;
  onDiscard: () => void;
}

/** A new item that was never saved. A colleague's cannot be discarded. */
export function StartedCard({ copy, busy, onDiscard }: Props) {
  const { t } = useTranslation(['admin', 'history']);
  const language = useLanguage();
  const personName = usePersonName();
  const title = copy.title.trim() || t('started.untitled');
  const isOwn = copy.authorId === rememberedUser();
  return (
    <ItemCard
      wide
      heading={<h3>{title}</h3>}
      details={
        <>
          <Badge tone="plain">{t(`changes.itemType.${copy.itemType}`, { ns: 'history' })}</Badge>
          {!isOwn && (
            <ItemDetail>
              {copy.authorName ? personName(copy.authorName) : t('autosave.unnamed')}
            </ItemDetail>
          )}
          <ItemDetail>
            {t('started.at', { date: formatDateTime(copy.savedAt, language) })}
          </ItemDetail>
        </>
      }
      actions={
        <ActionRow layout="side">
          <AppLink
            to={`/admin/${copy.itemType}/new?copy=${copy.itemId}`}
            className={buttonClass('secondary')}
          >
            {t(isOwn ? 'started.continue' : 'started.open')}
            <ItemName title={title} />
          </AppLink>
          {isOwn && (
            <Button variant="tertiary" busy={busy} onClick={onDiscard}>
              {t('started.discard')}
              <ItemName title={title} />
            </Button>
          )}
        </ActionRow>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { mediaUrl } from '../../../lib/urls/media';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../../lib/urls/urls';
import { buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { textStates } from '../../data/items/translationState';
import type { AnyItem } from '../../kinds/field';
import type { State } from '../../kinds/kind';
import { definitionOf, type Item, type Kind, type Listed } from '../../kinds/kinds';
import { stateOf, titleIn } from '../../kinds/values';
import { categoryList } from '../dashboardQueries';
import type { ItemRow, RowAction } from './itemRow';

const ACTIONS: Record<State, RowAction[]> = {
  draft: ['publish', 'duplicate', 'delete'],
  scheduled: ['publish', 'toDraft', 'duplicate', 'delete'],
  shown: ['endNow', 'toDraft', 'duplicate', 'delete'],
  ended: ['duplicate', 'delete'],
};

/** An article does not end; an alert is neither a draft nor a pattern for another. */
function actionsOf(kind: Kind): RowAction[] {
  const { fields, period } = definitionOf(kind);
  return [
    ...(fields.status ? (['schedule', 'publish', 'toDraft', 'duplicate'] as const) : []),
    ...(period.until ? (['endNow'] as const) : []),
    'delete',
  ];
}

/** Actions of a writer besides editing (decision 0039). */
const WRITERS: RowAction[] = ['duplicate'];

export const TONES = {
  shown: 'green',
  scheduled: 'ochre',
  draft: 'plain',
  ended: 'plain',
} as const;

/** Returns an item as a row of a list, with the actions of the signed-in person. */
export function useRow<K extends Kind>(kind: K): (item: Listed<K>) => ItemRow {
  const { t } = useTranslation('admin');
  const isWriter = useStaffRole() === 'writer';
  const noteOf = useNote();
  const { period } = definitionOf(kind);
  const language = useLanguage();
  const offered = actionsOf(kind).filter((action) => !isWriter || WRITERS.includes(action));
  const mayEdit = kind !== 'alerts' || !isWriter;
  const labelOfStart = period.until ? t('row.from') : undefined;
  return (item) => {
    const columns: AnyItem = item;
    const id = String(columns.id);
    const title = titleIn(columns, language);
    const state = stateOf(kind, columns as Partial<Item<K>>);
    const isDraft = state === 'draft';
    const changed = parseDate(String(columns.updated_at));
    const [from, until] = [period.from, period.until ?? ''].map((column) =>
      parseOptionalDate(columns[column] as string | null | undefined),
    );
    // A draft with a future date can be scheduled for it, so that it does not appear before by mistake.
    const scheduledFor = isDraft && from && from > new Date() ? from : undefined;
    const actions: RowAction[] = scheduledFor ? ['schedule', ...ACTIONS[state]] : ACTIONS[state];
    return {
      kind,
      id,
      title,
      stored: columns,
      badge: { tone: TONES[state], name: textAt(t, `state.${kind}.${state}`) },
      note: noteOf(kind, columns),
      pinnedMark: columns.pinned ? t('row.pinned') : undefined,
      ...('translation_state' in columns && { languages: textStates(columns as Item<'news'>) }),
      changed,
      scheduledFor,
      ...(isDraft || !from
        ? { date: changed, dateLabel: t('row.changed') }
        : { date: from, dateLabel: labelOfStart }),
      end: until ? { date: until, label: t('row.until') } : undefined,
      editPath: mayEdit ? `/admin/${kind}/edit/${id}` : undefined,
      view: <ViewLink kind={kind} item={columns} title={title} isShown={state === 'shown'} />,
      actions: actions.filter((action) => offered.includes(action)),
    };
  };
}

/** The category of an article, the type of a notice, the level of an alert. */
function useNote() {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { data: categories } = useQuery(categoryList);
  return (kind: Kind, { type, level, category, category_id }: AnyItem): string | undefined => {
    if (kind === 'notices') return textAt(t, `type.${type}`);
    if (kind === 'alerts') return textAt(t, `alerts.${level}`);
    const listed = categories?.find(({ id }) => id === category_id);
    return listed ? categoryName(listed) : category ? String(category) : undefined;
  };
}

interface ViewLinkProps {
  kind: Kind;
  item: AnyItem;
  title: string;
  isShown: boolean;
}

/** Leads to a published article, or to what a notice opens. */
function ViewLink({ kind, item, title, isShown }: ViewLinkProps): ReactNode {
  const { t } = useTranslation('admin');
  const path = isShown && kind !== 'notices' && definitionOf(kind).path?.(item);
  if (path) {
    return (
      <AppLink to={path} className={buttonClass('tertiary')}>
        <Eye aria-hidden="true" size="1.05em" />
        {t('row.view')}
        <ItemName title={title} />
      </AppLink>
    );
  }
  if (kind !== 'notices') return null;
  const { type, link, file_url } = item as Listed<'notices'>;
  const href = type === 'link' ? allowedUrl(link, isHttpUrl) : allowedUrl(file_url, isFileUrl);
  return (
    href && (
      <ExternalLink href={mediaUrl(href)} className={buttonClass('tertiary')}>
        {t(`row.open.${type}`)}
        <ItemName title={title} />
      </ExternalLink>
    )
  );
}

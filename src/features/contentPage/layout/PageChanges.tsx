import { Fragment, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Page, pageId, pages } from '../../../content/site';
import { readItem, writeItem } from '../../../lib/browser/storage';
import { type Day, formatDay } from '../../../lib/dates/calendarDay';
import { moscowToday } from '../../../lib/dates/moscowTime';
import { useToday } from '../../../lib/dates/useToday';
import { CHANGES, notesOf } from '../../../lib/facts/notes';
import type { PageFact } from '../../../lib/facts/pageFacts';
import { useClientValue } from '../../../lib/hooks/useClientValue';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Callout } from '../../../ui/feedback/Callout';
import { AppLink } from '../../../ui/navigation/AppLink';

/** Returns the day on which this device has last opened a page, and stores today for one with a note. */
function useLastVisit(id: string, hasNote: boolean): Day | null {
  const key = `seen:${id}` as const;
  const day = useMemo(() => readItem(key), [key]);
  useEffect(() => {
    if (hasNote) writeItem(key, moscowToday());
  }, [key, hasNote]);
  return useClientValue(day, null);
}

/** Notes on a page; the page of changes has all. */
const LATEST = 3;

interface Props {
  page: Page;
  facts: PageFact[];
}

/** Renders the latest notes on what has changed, and whether one is later than the last visit; nothing without a note, but on the page of changes. */
export function PageChanges({ page, facts }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name } = usePageNames();
  const id = pageId(page.path);
  const all = notesOf(id, facts, language, useToday());
  const [newest] = all;
  const before = useLastVisit(id, all.length > 0);
  if (!newest) return id === CHANGES ? <p className="semibold">{t('content.noChanges')}</p> : null;
  const title =
    before && newest.day > before
      ? t('content.changedSince', { day: formatDay(before, language) })
      : id !== CHANGES && name('/changes');
  return (
    <Callout kind="note">
      {title && <p className="semibold">{title}</p>}
      <ul>
        {all.slice(0, id === CHANGES ? all.length : LATEST).map(({ key, day, text, pages: on }) => (
          <li key={key}>
            {text}
            <p className="small-print">
              {formatDay(day, language)}
              {pages
                .filter(({ path }) => id === CHANGES && on.includes(pageId(path)))
                .map(({ path }) => (
                  <Fragment key={path}>
                    {' · '}
                    <AppLink to={path}>{name(path)}</AppLink>
                  </Fragment>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

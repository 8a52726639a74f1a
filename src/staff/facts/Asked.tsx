import { queryOptions, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asked, pagesAsking, type QuestionKey } from '../../content/questions';
import { env } from '../../lib/env';
import { queryFnOf } from '../../lib/http/queryFn';
import { type Language, otherLanguage, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { ItemName } from '../../ui/actions/ItemName';
import { Badge } from '../../ui/feedback/Badge';
import { countAsked, fetchAsked } from '../data/facts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { FACTS_PAGE } from '../words/pageWords';
import styles from './facts.module.css';

/** Query of how often visitors have asked, by key. */
export const askedQuery = queryOptions({
  queryKey: ['admin', 'asked'],
  queryFn: queryFnOf(fetchAsked),
});

/** Returns the address of a section, or of the page, that a question is on; `about` is the page itself without a question. */
function addressOf(about: string, language: Language): string {
  const question = about.replace('answers.', '') as QuestionKey;
  const [path = about] = pagesAsking(question);
  const sections = Object.entries(asked[path] ?? {});
  const [anchor] = sections.find(([, keys]) => keys?.includes(question)) ?? [];
  return `${env.siteUrl}${withPrefix(path, language)}${anchor ? `#${anchor}` : ''}`;
}

interface Props {
  /** `answers.<question>`, or the path of a page. */
  about: string;
  /** Name of the question or the page, for screen readers. */
  label: string;
  /** Returns the lines of a reply in a language, without the address. */
  reply: (language: Language) => string[];
}

/** Renders how often visitors have asked, a button that counts once more and can be undone, and one that copies a reply in both languages. */
export function Asked({ about, label, reply }: Props) {
  const { t } = useTranslation('facts');
  const { data } = useQuery(askedQuery);
  const own = useLanguage();
  const act = useAction(FACTS_PAGE);
  // Not in the query, by which questions are sorted, because the row would move away from the pointer.
  const [counted, setCounted] = useState<number>();
  const [presses, setPresses] = useState(0);
  const count = counted ?? data?.get(about) ?? 0;
  const change = async (by: 1 | -1) => {
    const result = await act({
      title: label,
      request: () => countAsked(about, by),
      refetch: () => Promise.resolve(),
    });
    if (!result.success) return;
    setCounted(result.data);
    setPresses((number) => number + by);
  };
  const textOf = (language: Language) =>
    [...reply(language), addressOf(about, language)].join('\n');
  return (
    <div className={`cluster gap-3 ${styles.asked}`} data-screen-only>
      <Button variant="tertiary" onClick={() => void change(1)}>
        <Plus aria-hidden="true" size="1.05em" />
        {t('tally.again')}
        <ItemName title={label} />
        {/* Also none, because the button must not move from the finger. */}
        <Badge tone="plain">{count}</Badge>
      </Button>
      <span role="status" className="visually-hidden">
        {counted && t('tally.times', { count })}
      </span>
      <CopyButton
        variant="tertiary"
        text={() => [own, otherLanguage(own)].map(textOf).join('\n\n')}
      >
        {t('tally.copy')}
        <ItemName title={label} />
      </CopyButton>
      {/* The last, because it comes with the first press. */}
      {presses > 0 && <UndoButton title={label} onUndo={() => change(-1)} variant="tertiary" />}
    </div>
  );
}

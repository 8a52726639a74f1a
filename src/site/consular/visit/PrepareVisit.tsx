import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { VISIT_PARAMETER } from '../../../content/site';
import { useClientValue } from '../../../lib/hooks/useClientValue';
import { usePart } from '../../../lib/hooks/usePart';

const NAMESPACES = ['consular/visit', 'consular/dates', 'home'];
const HASH = '#visit';
const importDay = () => import('./VisitDay');

/**
 * Renders a disclosure with VisitDay, which is loaded when the disclosure opens. The hash `#visit`
 * and the parameter `visit` open it.
 */
export function PrepareVisit({ path }: { path: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { hash, key } = useLocation();
  const isLinked = useClientValue(params.has(VISIT_PARAMETER) || hash === HASH, false);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const day = usePart(open, importDay, NAMESPACES);

  // Open before hydration, or opened by a link; `key` changes when the same link is followed again.
  useEffect(() => {
    if (key && (isLinked || details.current?.open)) setOpen(true);
  }, [isLinked, key]);

  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="box"
      data-visit
      data-screen-only={!open || undefined}
    >
      <summary id="visit" data-screen-only>
        {t('content.visit')}
      </summary>
      {day && <day.VisitDay path={path} />}
    </details>
  );
}

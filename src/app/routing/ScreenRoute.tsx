import { createElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../../lib/i18n/languages';
import { PageLinks } from './PageLinks';
import { prepareScreen } from './prepare';
import type { Screen } from './screens';

/** Draws a screen once its code and words are here; the page before stays on view until then. */
export function ScreenRoute({ screen }: { screen: Screen }) {
  const language = languageOf(useLocation().pathname);
  const component = use(prepareScreen(screen, language));
  return (
    <>
      <PageLinks screen={screen} />
      {createElement(component)}
    </>
  );
}

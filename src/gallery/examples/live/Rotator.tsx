import { useTranslation } from 'react-i18next';
import { useRotation } from '../../../lib/hooks/useRotation';
import { RotatorControls } from '../../../ui/actions/RotatorControls';

interface Props {
  /** The name of the rotating content, for the labels of the buttons. */
  what: string;
  /** Whether to add buttons for previous and next. */
  steps?: boolean;
}

const COUNT = 3;
/** Time between two steps, in ms. */
const INTERVAL_MS = 3_000;

/**
 * Renders a position that changes every 3 seconds, with its RotatorControls, because these need a running
 * rotation.
 */
export function Rotator({ what, steps = false }: Props) {
  const { t } = useTranslation();
  const rotation = useRotation(COUNT, INTERVAL_MS);
  return (
    <div {...rotation.hold}>
      <p>{t('position', { index: rotation.index + 1, count: COUNT })}</p>
      <RotatorControls motion={rotation} what={what} steps={steps ? rotation : undefined} />
    </div>
  );
}

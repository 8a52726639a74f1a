import { fail, ServiceError } from '../../lib/http/result';
import { AlertBanner } from '../../ui/feedback/AlertBanner';
import { Badge } from '../../ui/feedback/Badge';
import { Callout } from '../../ui/feedback/Callout';
import { ErrorCallout } from '../../ui/feedback/ErrorCallout';
import { LoadError } from '../../ui/feedback/LoadError';
import { Loading } from '../../ui/feedback/Loading';
import { NotificationProvider } from '../../ui/feedback/NotificationProvider';
import { ActionRow } from '../../ui/layout/ActionRow';
import type { Examples, ExamplesOf } from './example';
import { FoldsAlerts } from './live/FoldsAlerts';
import { Notifies } from './live/Notifies';

const TONES = ['green', 'ochre', 'plain'] as const;
const KINDS = ['note', 'ask', 'warning', 'error'] as const;

const serviceError = () => new ServiceError(fail('newsFetch', 'network'));

const alertBanner: Examples = ({ feedback }) => [
  {
    title: 'level="emergency"',
    frame: 'page',
    element: <FoldsAlerts levels={['emergency']} text={feedback.alert} />,
  },
  {
    title: 'level="important"',
    frame: 'page',
    element: <FoldsAlerts levels={['important']} text={feedback.alert} />,
  },
  {
    title: 'checkedAt',
    frame: 'page',
    element: (
      <FoldsAlerts
        levels={['emergency', 'important']}
        text={feedback.alert}
        checkedAt={Date.UTC(2026, 10, 22, 10)}
      />
    ),
  },
];

const badge: Examples = ({ feedback }) =>
  TONES.map((tone) => ({
    title: `tone="${tone}"`,
    element: <Badge tone={tone}>{feedback.badge[tone]}</Badge>,
  }));

const callout: Examples = ({ states, feedback, samples }) => [
  ...KINDS.map((kind) => ({
    title: `kind="${kind}"`,
    element: (
      <Callout kind={kind}>
        <p>{feedback.callout[kind]}</p>
      </Callout>
    ),
  })),
  {
    title: states.long,
    element: (
      <Callout kind="note">
        <p>
          <strong>{samples.longTitle}</strong>
        </p>
        <p>{samples.paragraph}</p>
      </Callout>
    ),
  },
  {
    title: 'live',
    element: (
      <Callout kind="warning" live>
        <p>{feedback.announced}</p>
      </Callout>
    ),
  },
];

const errorCallout: Examples = ({ states, feedback, samples }) => [
  { title: 'ServiceError', element: <ErrorCallout error={serviceError()} /> },
  {
    title: 'Error',
    element: (
      <ErrorCallout error={new Error(feedback.callout.error)}>
        <p>{samples.paragraph}</p>
      </ErrorCallout>
    ),
  },
  { title: states.nothing, element: <ErrorCallout error={null} /> },
];

const loadError: Examples = ({ states }) => [
  { title: states.plain, element: <LoadError error={serviceError()} onRetry={() => undefined} /> },
  {
    title: 'busy',
    element: <LoadError error={serviceError()} busy onRetry={() => undefined} />,
  },
  {
    title: 'compact',
    element: <LoadError error={serviceError()} compact onRetry={() => undefined} />,
  },
];

const loading: Examples = ({ states, feedback }) => [
  { title: states.text, element: <Loading>{feedback.loading}</Loading> },
  { title: states.hiddenText, element: <Loading /> },
];

const notificationProvider: Examples = ({ states, feedback }) => [
  {
    title: states.plain,
    element: (
      <NotificationProvider>
        <ActionRow>
          <Notifies button={feedback.notify} message={feedback.saved} />
          <Notifies button={feedback.notifyFailure} message={feedback.callout.error} failed />
        </ActionRow>
      </NotificationProvider>
    ),
  },
];

/** The examples of the components of `src/ui/feedback`. */
export const feedback: ExamplesOf[] = [
  [AlertBanner, alertBanner],
  [Badge, badge],
  [Callout, callout],
  [ErrorCallout, errorCallout],
  [LoadError, loadError],
  [Loading, loading],
  [NotificationProvider, notificationProvider],
];

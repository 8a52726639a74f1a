import { CurrentAlerts } from '../../features/alerts/CurrentAlerts';
import { useCurrentSite } from '../../services/currentSite/useCurrentSite';

/** Keeps the facts of the whole site current, and renders the alerts, which come with them. */
export const CurrentSite = () => <CurrentAlerts {...useCurrentSite()} />;

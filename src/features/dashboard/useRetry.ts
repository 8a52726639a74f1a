import type { UseQueryResult } from '@tanstack/react-query';
import { ServiceError } from '../../lib/http/result';
import type { Cure } from './panelProps';

/** Another try of a list; where the session is over, after a sign-in. */
export const useRetry =
  <Data>({ error, refetch }: UseQueryResult<Data, Error>, cure: Cure['cure']) =>
  () =>
    void (async () => {
      if (error instanceof ServiceError) await cure(error.code);
      await refetch();
    })();

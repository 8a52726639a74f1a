import type { SignInAgain } from '../../features/auth/session/signInAgain';
import type { Result } from '../../lib/http/result';

/** Tries, and after each sign-in that cures the reason of a failure tries again. */
export async function withCure<T>(
  cure: SignInAgain,
  attempt: () => Promise<Result<T>>,
): Promise<Result<T>> {
  for (;;) {
    const result = await attempt();
    if (result.success || !(await cure(result.code))) return result;
  }
}

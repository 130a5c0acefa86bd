/** Milliseconds after which a kept answer is better than a network that hangs. */
const timeoutMs = 3000;

/** The promise, or a rejection when it takes longer than a visitor in the field should wait. */
export async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The network did not answer in time.')), timeoutMs);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * What is done for a device while it is written: the screen stays on, and a tab that is closed asks first. To be
 * called with each change; the same value again changes nothing.
 */
export function createWritingGuard(): (isWriting: boolean) => void {
  let isWriting = false;
  let awake: WakeLockSentinel | null = null;

  const stayAwake = async () => {
    if (!isWriting || awake !== null || document.visibilityState === 'hidden') return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => (awake = null));
      if (isWriting) awake = lock;
      else await lock.release();
    } catch {
      // A low battery or an old browser refuses: the upgrade goes on, the screen may go dark.
    }
  };

  // The browser takes the lock away with each look at another tab.
  const lookAgain = () => void stayAwake();

  return (next) => {
    if (next === isWriting) return;
    isWriting = next;
    if (next) {
      addEventListener('beforeunload', askFirst);
      document.addEventListener('visibilitychange', lookAgain);
      void stayAwake();
    } else {
      removeEventListener('beforeunload', askFirst);
      document.removeEventListener('visibilitychange', lookAgain);
      void awake?.release();
    }
  };
}

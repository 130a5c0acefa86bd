import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';

/**
 * Writes what a page shows into its address, in place of the one that is there. While a link that was pressed is still on its
 * way nothing is written, as that would call it off.
 *
 * @param address null where the address says already what is shown
 * @param schedule calls `write` once it may be done, and gives what keeps it from that. The same function each time.
 * @param onWrite called with the address as it is written
 */
export function useWrittenAddress(
  address: string | null,
  schedule: (write: () => void) => () => void,
  onWrite?: (address: string) => void,
): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router itself knows of a press at once; its hooks do once it is drawn, and much may lie between.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const write = useEffectEvent((next: string) => {
    if (router && (router.state.navigation.state !== 'idle' || router.state.location.key !== key)) return;
    onWrite?.(next);
    void navigate(next, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (address === null) return;
    return schedule(() => write(address));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was not written under one location is under the next
  }, [address, key, schedule]);
}

import { defaultView, type ListView, queryOf, viewOf } from '@payload/view-models/lists/list-view.ts';
import { useAddressedView } from './useAddressedView.ts';

/** The view of a list of products, kept in the address; `unsaid` where that says nothing. */
export function useListView(
  search: URLSearchParams,
  unsaid: ListView = defaultView,
): [ListView, (change: (view: ListView) => ListView) => void] {
  return useAddressedView(
    search,
    (query) => viewOf(query, unsaid),
    (view) => queryOf(view, unsaid),
  );
}

/** Whether the peers have the page too; all other links lead to ours, as plain anchors that no framework fetches early. */
export const isOwnPage = (href: string): boolean =>
  /^\/(?:en|cn)\/(?:$|#|details\/product(?:Support)?\/|series\/|policy\/)/.test(href);

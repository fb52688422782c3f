const tested = 'is used only after a test for it';
const decoration = 'without it a page only looks plainer';

/** Features that some supported browsers lack, with the reason why pages work without them. */
export const allowedFeatures: Readonly<Record<string, string>> = {
  // Our own code
  '.showPopover()': tested,
  '.requestIdleCallback()': tested,
  '.cancelIdleCallback()': tested,
  '.startViewTransition()': tested,
  '.yield()': tested,
  // React, which calls it only for its own view transitions
  '.skipTransition()': tested,
  // Firebase
  'Error.captureStackTrace': tested,
  Temporal: tested,
  'Temporal.Instant': tested,
  '@media (scripting)': 'only shows pages without JavaScript earlier',
  ':popover-open': 'is one of several selectors in :is(), which skips it',
  ':open': 'is one of several selectors in :is(), which skips it',
  ':view-transition-group': tested,
  ':view-transition-old': tested,
  ':view-transition-new': tested,
  'scrollbar-width': decoration,
  'scrollbar-gutter': decoration,
  'text-wrap': decoration,
  'text-decoration: dotted': decoration,
  'justify-content: safe': 'without it the row starts at its left edge',
  'grid-template-rows: subgrid': 'without it the rows of neighbouring cards are not aligned',
  'font-family: ui-monospace': 'other families follow',
  'print-color-adjust: exact': decoration,
  'forced-color-adjust': 'is used only in forced-colors mode, which browsers without it lack',
};

import type { DataPoint, Histogram } from '@opentelemetry/sdk-metrics';
import { expect, it } from 'vitest';
import type { RenderedPage } from '#features/home/model/page-data.ts';
import { AppError } from '#shared/app-error.ts';
import { recordTelemetry } from '#support/recorded-telemetry.ts';
import { endlessPatience, testServer } from '#support/test-server.ts';
import { createRenderedPages } from './rendered-pages.ts';

const telemetry = recordTelemetry();

async function renderedPages(render: () => Promise<RenderedPage>) {
  const server = await testServer();
  return createRenderedPages({
    ...server,
    renderer: { render },
    shell: { fill: (_address, _directory, { html }) => html },
    timeouts: endlessPatience,
    now: server.clock.now,
    logger: { warn: () => undefined },
  });
}

it.each([
  ['rendered', () => Promise.resolve({ html: '<p>', data: '' })],
  ['shell', () => Promise.reject(new AppError('unavailable'))],
])('the rendering of a page is a span and measured by its outcome: %s', async (outcome, render) => {
  const pages = await renderedPages(render);
  await Promise.all([
    pages.page('/places/bares/p1-bar-do-farol'),
    pages.page('/places/bares/p1-bar-do-farol'),
  ]);
  const attributes = {
    'http.route': '/places/:categorySlug/:placeId',
    'guia.language': 'pt',
    'guia.page.outcome': outcome,
  };
  expect(telemetry.spans().map((span) => [span.name, span.attributes])).toEqual([
    ['render page', attributes],
  ]);
  const metric = await telemetry.metric('guia.page.render.duration');
  const points = metric?.dataPoints as DataPoint<Histogram>[] | undefined;
  expect(metric?.descriptor.unit).toBe('s');
  expect(points?.map((point) => [point.attributes, point.value.count])).toEqual([[attributes, 1]]);
});

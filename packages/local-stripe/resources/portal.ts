import { invalidRequest } from '../api-error.ts';
import type { Params } from '../api/form-body.ts';
import {
  changedMetadata,
  optionalMap,
  optionalText,
  optionalUrl,
  requiredText,
} from '../api/params.ts';
import { listRoute, readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import type { Engine } from '../engine.ts';
import type { PortalConfiguration, PortalSession } from '../objects.ts';
import { newId } from '../store.ts';
import { livingCustomer } from './customers.ts';

const CONFIGURATION_PARAMS = [
  'active',
  'business_profile',
  'default_return_url',
  'features',
  'login_page',
  'metadata',
  'name',
];
const FLOWS = [
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
  'subscription_update_confirm',
];

/** Routes of customer portal sessions and configurations. Configurations are stored but have no effect. */
export const portalRoutes: readonly StripeRoute[] = [
  route(
    'POST',
    '/v1/billing_portal/sessions',
    ['configuration', 'customer', 'flow_data', 'locale', 'on_behalf_of', 'return_url'],
    ({ engine, params }) => createSession(engine, params),
  ),
  route('POST', '/v1/billing_portal/configurations', CONFIGURATION_PARAMS, ({ engine, params }) =>
    createConfiguration(engine, params, false),
  ),
  listRoute('portalConfigurations', '/v1/billing_portal/configurations', {
    flags: ['active', 'is_default'],
    objects: ({ engine }) => {
      defaultConfiguration(engine);
      return engine.store.all('portalConfigurations');
    },
  }),
  readRoute('portalConfigurations', '/v1/billing_portal/configurations'),
  route(
    'POST',
    '/v1/billing_portal/configurations/:id',
    CONFIGURATION_PARAMS,
    ({ engine, params, id }) => {
      const configuration = engine.store.get('portalConfigurations', id);
      Object.assign(configuration, described(params));
      configuration.metadata = changedMetadata(params, configuration.metadata);
      return configuration;
    },
  ),
];

function createSession(engine: Engine, params: Params): PortalSession {
  const customer = livingCustomer(engine, requiredText(params, 'customer'), 'customer');
  const wanted = optionalText(params, 'configuration');
  const configuration = wanted
    ? engine.store.get('portalConfigurations', wanted, 'configuration')
    : defaultConfiguration(engine);
  const flow = optionalMap(params, 'flow_data');
  const flowType = flow && requiredText(flow, 'type');
  if (flowType !== undefined && !FLOWS.includes(flowType)) {
    throw invalidRequest(`Invalid flow_data[type]: must be one of ${FLOWS.join(', ')}`, {
      param: 'flow_data[type]',
    });
  }
  const id = newId('bps');
  return engine.store.put('portalSessions', {
    id,
    object: 'billing_portal.session',
    created: engine.now(),
    livemode: false,
    configuration: configuration.id,
    customer: customer.id,
    customer_account: null,
    flow: flow ? { ...flow, type: flowType } : null,
    locale: optionalText(params, 'locale') ?? null,
    on_behalf_of: null,
    return_url: optionalUrl(params, 'return_url') ?? null,
    url: `${engine.publicUrl}/portal/${id}`,
  } as PortalSession);
}

function defaultConfiguration(engine: Engine): PortalConfiguration {
  return (
    engine.store.all('portalConfigurations').find(({ is_default }) => is_default) ??
    createConfiguration(engine, {}, true)
  );
}

function createConfiguration(
  engine: Engine,
  params: Params,
  isDefault: boolean,
): PortalConfiguration {
  return engine.store.put('portalConfigurations', {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    created: engine.now(),
    livemode: false,
    active: true,
    application: null,
    business_profile: {},
    default_return_url: null,
    features: {},
    is_default: isDefault,
    login_page: { enabled: false, url: null },
    name: null,
    updated: engine.now(),
    ...described(params),
    metadata: changedMetadata(params),
  } as PortalConfiguration);
}

/** Returns the descriptive fields of a request as they were sent. They have no effect. */
function described(params: Params) {
  const { business_profile, features, name, default_return_url } = params;
  return Object.fromEntries(
    Object.entries({ business_profile, features, name, default_return_url }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

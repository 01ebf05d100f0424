// Keeps React's development build from recording the stack of every element that it creates, which takes half of the time of a
// page in a DOM. Its warnings stay; they only lack the stack of the component that created an element.

import * as react from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
// React records no more stacks once there are ten thousand.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });

import * as runtime from '@greenlight/runtime'
import { createInstance } from '@module-federation/runtime'
import * as core from '@module-federation/runtime/core'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import * as styledComponents from 'styled-components'

/**
 * The federation host. It provides the singletons of shared/build to every remote. The shell itself imports
 * them like any app (docs/adr/0009).
 */
export function createFederation() {
  // Remotes built by shared/build (`externalRuntime`) read the federation runtime from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core })
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: provide(React, 'react'),
      'react/jsx-runtime': provide(jsxRuntime, 'react'),
      'react-dom': provide(ReactDom, 'react-dom'),
      'react-dom/client': provide(ReactDomClient, 'react-dom'),
      'styled-components': provide(styledComponents, 'styled-components'),
      '@greenlight/runtime': provide(runtime, '@greenlight/runtime'),
    },
  })
}

function provide(module: object, owner: SharedPackage) {
  const version = __SHARED__[owner]
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  }
}

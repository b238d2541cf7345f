import type { ComponentType, LazyExoticComponent } from 'react'

/** Whose or what policy documents are followed: a department, a topic or a series of meetings, with its names. */
export interface FollowedPolicies {
  by: 'department' | 'topic' | 'series'
  value: string
  nameZh: string
  nameEn: string | null
}

/** A button beside what new policy documents can be followed by. */
export interface PolicyAction {
  key: string
  order: number
  view: LazyExoticComponent<ComponentType<FollowedPolicies>>
}

declare module '../../lib/module.ts' {
  interface Slots {
    policyAction: PolicyAction
  }
}

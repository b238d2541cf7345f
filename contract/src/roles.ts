/**
 * Roles: `admin` sees and runs imports and administration; `user` is everybody; `guest` visits the demo for a day
 * (ACC-18, decisions 17).
 */
export const roles = ['user', 'admin', 'guest'] as const
export type Role = (typeof roles)[number]

/** Settings for a machine of two cores and a few GB: chosen for a product that reads much and imports in bulk. */
const base: Record<string, string> = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '60',
  synchronous_commit: 'on',
  wal_level: 'replica',
  max_wal_senders: '2',
  max_replication_slots: '4',
  wal_compression: 'on',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  checkpoint_completion_target: '0.9',
  // Solid disks: random reads cost little more than sequential ones.
  random_page_cost: '1.1',
  // Compiling a query costs tens of milliseconds, more than most queries here take.
  jit: 'off',
  max_parallel_workers_per_gather: '1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_duration_statement: '2s',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0777',
}

/**
 * For tests only: a power cut may lose everything, and many products share one server: with the connections of one
 * their pools were refused some, and a call here and there was told that the database is away.
 */
const fast: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '160',
}

/** The server's command line. `durable: false` trades safety for speed. */
export function serverOptions(options: {
  dataFolder: string
  socketFolder: string
  port: number
  durable: boolean
}): string[] {
  const settings = {
    ...base,
    ...(options.durable ? {} : fast),
    unix_socket_directories: options.socketFolder,
    port: String(options.port),
  }
  return ['-D', options.dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

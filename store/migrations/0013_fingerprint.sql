-- What a run read, so that an old file imported again is told from a new one that takes a correction back.
alter table import_run add column fingerprint text;
create index import_run_fingerprint on import_run (market_id, fingerprint) where state = 'done';

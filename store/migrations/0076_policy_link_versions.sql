-- Links of policies are those of a wording: what a later one says was not known before. All are made anew with the names
-- that are known.
alter table policy_link add column known_at timestamptz, add column superseded_at timestamptz;
update policy_link l set known_at = d.known_at, superseded_at = d.superseded_at from document d
  where d.market_id = l.market_id and d.document_id = l.document_id and d.superseded_at = 'infinity';
delete from policy_link where known_at is null;
alter table policy_link alter column known_at set not null, alter column superseded_at set not null,
  drop constraint policy_link_pkey, add primary key (market_id, kind, entity, published_at, document_id, known_at);
insert into policy_link_due select distinct d.market_id, d.document_id from document d
  where d.kind = 'policy' and d.superseded_at <> 'infinity' on conflict do nothing;

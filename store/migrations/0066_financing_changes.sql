-- Companies whose rounds, or what is told of them, were changed, by the transaction that did: what a process holds of
-- half a million rounds it brings up to date with these alone. Without a name: many were. Kept for some days.
create table financing_change (
  change_id bigint generated always as identity primary key,
  market_id smallint not null,
  company_zh text,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index financing_change_market on financing_change (market_id, change_id);
create index financing_change_time on financing_change (changed_at);

-- A trigger, for merges, removed runs, the demo and whoever mends a table all change them.
create function note_financing_change() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 2001) few) > 2000 then
    insert into financing_change (market_id) select distinct c.market_id from changed c;
  else
    insert into financing_change (market_id, company_zh) select distinct c.market_id, c.company_zh from changed c;
  end if;
  return null;
end $$;

create trigger financing_change_insert after insert on financing_round referencing new table as changed
  for each statement execute function note_financing_change();
create trigger financing_change_update after update on financing_round referencing new table as changed
  for each statement execute function note_financing_change();
create trigger financing_change_delete after delete on financing_round referencing old table as changed
  for each statement execute function note_financing_change();
create trigger financing_change_insert after insert on unlisted_company referencing new table as changed
  for each statement execute function note_financing_change();
create trigger financing_change_update after update on unlisted_company referencing new table as changed
  for each statement execute function note_financing_change();
create trigger financing_change_delete after delete on unlisted_company referencing old table as changed
  for each statement execute function note_financing_change();

-- Which of a million are registered under the name of a listed one.
create index unlisted_company_registered on unlisted_company (market_id, legal_name) where superseded_at = 'infinity';

-- What a corporate action's figures are counted on is part of which action it is: files that date, tax or count otherwise no longer write over one another.
alter table corporate_action rename column ex_date to action_date;
alter table corporate_action add column dated_by text not null default 'ex-date', add column tax_basis text, add column basis_date date;
alter table corporate_action alter column dated_by drop default;
alter table corporate_action drop constraint corporate_action_pkey;
create unique index corporate_action_key on corporate_action (market_id, security_id, action_date, action, dated_by, coalesce(tax_basis, ''), coalesce(basis_date, '-infinity'::date), superseded_at);
-- Mappings of people say the same as before in the new words.
update import_profile set text = regexp_replace(regexp_replace(text, '^( *)ex_date:', E'\\1dated_by: { value: ex-date }\n\\1action_date:', 'gn'), '([{,]\s*)ex_date:', '\1dated_by: { value: ex-date }, action_date:', 'g')
  where text ~ 'kind: *[''"]?corporate_action' and text ~ 'ex_date *:';

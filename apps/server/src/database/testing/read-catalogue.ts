import type { ExecuteSql } from '../backend.ts';

/** A set of grants as text, the same whether it was written down or is what PostgreSQL assumes. */
const grants = (acl: string, kind: string, owner: string) => `(
  select string_agg(format('%s %s%s', coalesce(g.rolname, 'public'), a.privilege_type, case when a.is_grantable then '*' end),
                    ', ' order by g.rolname, a.privilege_type)
    from aclexplode(coalesce(${acl}, acldefault(${kind}, ${owner}))) a left join pg_roles g on g.oid = a.grantee)`;

const ownObject = (catalogue: string, oid: string) => `not exists (
  select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

/**
 * Everything that migrations make, one line for each thing: its kind and name, and what PostgreSQL knows of it. The order of
 * columns is left out, and so are the names of not-null constraints, which only some versions have.
 */
const facts: readonly string[] = [
  `select format('schema %s: owner %s, grants %s', n.nspname, n.nspowner::regrole, ${grants('n.nspacl', "'n'", 'n.nspowner')})
     from pg_namespace n where n.nspname = 'public'`,

  `select format('extension %s in %s', e.extname, e.extnamespace::regnamespace) from pg_extension e`,

  `select format('relation %s: kind %s, owner %s, persistence %s, row security %s %s, parameters %s, toast %s, access %s, identity %s, grants %s',
            c.relname, c.relkind, c.relowner::regrole, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions,
            (select t.reloptions from pg_class t where t.oid = c.reltoastrelid),
            (select m.amname from pg_am m where m.oid = c.relam), c.relreplident,
            ${grants('c.relacl', `case c.relkind when 'S' then 's'::"char" else 'r'::"char" end`, 'c.relowner')})
     from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${ownObject('pg_class', 'c.oid')}`,

  `select format('column %s.%s: %s %s default %s, generated %s, identity %s, collation %s, storage %s %s, statistics %s, options %s, grants %s',
            c.relname, a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
            pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, nullif(a.attcollation, 0)::regcollation, a.attstorage,
            a.attcompression, nullif(a.attstattarget, -1), a.attoptions,
            (select string_agg(format('%s %s', coalesce(g.rolname, 'public'), x.privilege_type), ', ' order by g.rolname, x.privilege_type)
               from aclexplode(a.attacl) x left join pg_roles g on g.oid = x.grantee))
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
      and ${ownObject('pg_class', 'c.oid')}`,

  `select format('constraint %s on %s: %s, validated %s, inherited %s', case when k.contype <> 'n' then k.conname end, k.conrelid::regclass,
            pg_get_constraintdef(k.oid), k.convalidated, not k.conislocal)
     from pg_constraint k where k.connamespace = 'public'::regnamespace and k.conrelid <> 0`,

  `select format('index %s on %s, primary %s, clustered %s, valid %s, parameters %s, statistics %s', pg_get_indexdef(i.indexrelid),
            i.indrelid::regclass, i.indisprimary, i.indisclustered, i.indisvalid, c.reloptions,
            (select string_agg(a.attstattarget::text, ' ' order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attstattarget >= 0))
     from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`,

  `select format('policy %s on %s: command %s, permissive %s, roles %s, using %s, check %s', p.polname, p.polrelid::regclass, p.polcmd,
            p.polpermissive, (select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
                                from unnest(p.polroles) o left join pg_roles r on r.oid = o),
            pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
     from pg_policy p`,

  `select format('function %s, owner %s, grants %s', pg_get_functiondef(p.oid), p.proowner::regrole, ${grants('p.proacl', "'f'", 'p.proowner')})
     from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p', 'w') and ${ownObject('pg_proc', 'p.oid')}`,

  `select format('trigger %s, enabled %s', pg_get_triggerdef(t.oid), t.tgenabled)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,

  `select format('view %s: %s', c.relname, pg_get_viewdef(c.oid))
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')`,

  `select format('rule %s', pg_get_ruledef(r.oid))
     from pg_rewrite r join pg_class c on c.oid = r.ev_class where c.relnamespace = 'public'::regnamespace and r.rulename <> '_RETURN'`,

  `select format('sequence %s: %s from %s by %s, %s to %s, cycle %s, cache %s, of %s', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart,
            s.seqincrement, s.seqmin, s.seqmax, s.seqcycle, s.seqcache,
            (select format('%s.%s', d.refobjid::regclass, a.attname)
               from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
              where d.classid = 'pg_class'::regclass and d.objid = s.seqrelid and d.deptype in ('a', 'i')))
     from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace`,

  `select format('type %s: kind %s, base %s, %s, default %s, labels %s, checks %s, grants %s', t.typname, t.typtype,
            nullif(t.typbasetype, 0)::regtype, case when t.typnotnull then 'not null' end, t.typdefault,
            (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
            (select string_agg(pg_get_constraintdef(k.oid), ', ' order by k.conname) from pg_constraint k where k.contypid = t.oid),
            ${grants('t.typacl', "'T'", 't.typowner')})
     from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype <> 'c' and t.typelem = 0 and ${ownObject('pg_type', 't.oid')}`,

  `select format('statistics %s', pg_get_statisticsobjdef(s.oid)) from pg_statistic_ext s where s.stxnamespace = 'public'::regnamespace`,

  `select format('default grants of %s on %s: %s', d.defaclrole::regrole, d.defaclobjtype, d.defaclacl) from pg_default_acl d`,

  `select format('event trigger %s on %s', t.evtname, t.evtevent) from pg_event_trigger t`,

  `select format('comment on %s: %s', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description)
     from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) o
    where (o.schema = 'public' or o.identity ~ '\\mpublic\\.')
      and not exists (select from pg_depend e where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')`,
];

/** The catalogue of a migrated database, by which two of them can be compared. */
export async function readCatalogue(run: ExecuteSql): Promise<string[]> {
  const { rows } = await run(`select fact from (${facts.join('\nunion all\n')}) f (fact)`);
  return rows.map(({ fact }) => String(fact)).sort();
}

# Arguments: the folder of the data, the folder of the binaries, the server's settings. Environment: OWNER_PASSWORD.
# Serves until standard input ends, then stops the server and deletes the data. Standard input ends when whoever
# started this closes it or dies, even by kill -9, so that no server and no data are left behind.
folder=$1
binaries=$2
shift 2
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

printf '%s\n' "$OWNER_PASSWORD" >password
"$binaries/bin/initdb" --pgdata=data --username=postgres --pwfile=password --auth=scram-sha-256 --encoding=UTF8 \
  --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-sync --no-instructions >&2 || exit 1

exec 3<&0
"$binaries/bin/postgres" -D data "$@" </dev/null 3<&- &
server=$!
# The data is thrown away, so nothing has to be written before the stop. A server that has only just been started
# does not listen to signals yet, hence the repetition.
{
  read -r _ <&3
  while kill -QUIT "$server"; do sleep 0.1; done
} 2>/dev/null &
wait "$server"

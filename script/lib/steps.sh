# Sourced: runs the steps of a script and tells how far it is, in plain lines, on a terminal and in a log alike.
# SPOOKY_STEPS=list tells the steps and their commands and runs none; SPOOKY_PATIENCE is for tests.

# Passes lines on; after some seconds without one, and as often as that happens, says what is still at work.
relay() {  # TITLE
  local begin=$SECONDS line="" part status
  while true; do
    status=0
    IFS= read -r -t "${SPOOKY_PATIENCE:-5}" part || status=$?
    line+=$part
    if [ "$status" -gt 128 ]; then  # read waited in vain for the end of a line
      echo "   … $((SECONDS - begin)) s, still busy with $1"
    elif [ "$status" -eq 0 ] || [ -n "$line" ]; then
      printf '%s\n' "$line"
      line=""
    fi
    [ "$status" -eq 0 ] || [ "$status" -gt 128 ] || return 0
  done
}

# run_steps TITLE COMMAND [TITLE COMMAND …]: runs the commands one after the other, each told as step n of m. Ends the
# script with the status of the first command that fails.
run_steps() {
  local total=$(($# / 2)) number begin status
  for ((number = 1; $# > 0; ++number)); do
    echo "== step $number of $total: $1"
    if [ "${SPOOKY_STEPS:-}" = list ]; then
      echo "   $2"
    else
      begin=$SECONDS status=0
      (eval "$2") 2>&1 </dev/null | relay "$1" || status=${PIPESTATUS[0]}
      if [ "$status" -ne 0 ]; then
        echo "== step $number of $total failed: $1" >&2
        exit "$status"
      fi
      echo "== step $number of $total done in $((SECONDS - begin)) s"
    fi
    shift 2
  done
  [ "${SPOOKY_STEPS:-}" != list ] || exit 0
}
